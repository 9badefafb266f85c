import { Section } from '@polden/ui';
import { MarkedList } from './marked-list.tsx';
import type { SectionProps } from './page-sections.tsx';
import css from './sections.module.css';

export function Compare({ section: { title, lead, yes, no } }: SectionProps<'compare'>) {
  return (
    <Section title={title} lead={lead}>
      <div className={css.compare}>
        <MarkedList {...yes} marks="good" tone="brand" />
        <MarkedList {...no} marks={no.negative ? 'bad' : 'other'} />
      </div>
    </Section>
  );
}
