import { Section } from '@polden/ui';
import type { SectionProps } from './page-sections.tsx';
import css from './sections.module.css';

export function Law({ section: { title, lead, items } }: SectionProps<'law'>) {
  return (
    <Section title={title} lead={lead} tone="sunken">
      <dl className={css.law}>
        {items.map(({ title: name, text, source }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <p>{text}</p>
              <p className={css.source}>{source}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
