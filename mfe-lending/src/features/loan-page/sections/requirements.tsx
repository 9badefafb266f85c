import { Card, Grid, Icon, Section } from '@polden/ui';
import type { SectionProps } from './page-sections.tsx';
import css from './sections.module.css';

export function Requirements({ section: { title, lead, groups } }: SectionProps<'requirements'>) {
  return (
    <Section title={title} lead={lead}>
      <Grid min="l">
        {groups.map((group) => (
          <Card key={group.title} padding="l">
            <div className={css.marked}>
              <h3>{group.title}</h3>
              <ul role="list">
                {group.items.map((item) => (
                  <li key={item}>
                    <Icon name="check" size={20} />
                    <span>{item}</span>
                  </li>
                ))}
              </ul>
            </div>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
