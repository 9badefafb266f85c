import { Grid, Icon, Section } from '@polden/ui';
import type { SectionProps } from './page-sections.tsx';
import css from './sections.module.css';

export function Benefits({ section: { title, lead, items } }: SectionProps<'benefits'>) {
  return (
    <Section title={title} lead={lead} tone="sunken">
      <Grid min="m" gap="xl">
        {items.map(({ icon, title: name, text }) => (
          <div key={name} className={css.benefit}>
            <Icon name={icon} size={32} />
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        ))}
      </Grid>
    </Section>
  );
}
