import { Card, Grid, Icon, Section } from '@polden/ui';
import type { LoanPageModel } from './loan-page.model.ts';
import css from './loan-page.module.css';

export function Requirements({ requirements }: { requirements: NonNullable<LoanPageModel['requirements']> }) {
  return (
    <Section title={requirements.title}>
      <Grid min="l">
        {requirements.groups.map(({ title, items }) => (
          <Card key={title} padding="l">
            <div className={css.requirement}>
              <h3>{title}</h3>
              <ul role="list">
                {items.map((item) => (
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
