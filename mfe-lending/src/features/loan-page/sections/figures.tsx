import { Grid, Section, Stat } from '@polden/ui';
import type { SectionProps } from './page-sections.tsx';

export function Figures({ section: { title, lead, items } }: SectionProps<'figures'>) {
  return (
    <Section title={title} lead={lead} tone="deep">
      <Grid min="m" gap="xl">
        {items.map(({ value, label, hint }) => (
          <Stat key={label} value={value} label={label} hint={hint} />
        ))}
      </Grid>
    </Section>
  );
}
