import { Grid, Section } from '@polden/ui';
import { MarkedList } from './marked-list.tsx';
import type { SectionProps } from './page-sections.tsx';

export function Requirements({ section: { title, lead, groups } }: SectionProps<'requirements'>) {
  return (
    <Section title={title} lead={lead}>
      <Grid min="l">
        {groups.map(({ negative, ...group }) => (
          <MarkedList key={group.title} {...group} marks={negative ? 'bad' : 'good'} />
        ))}
      </Grid>
    </Section>
  );
}
