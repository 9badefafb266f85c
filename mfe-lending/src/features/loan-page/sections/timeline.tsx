import { Section } from '@polden/ui';
import type { SectionProps } from './page-sections.tsx';
import css from './sections.module.css';

export function Timeline({ section: { title, lead, items } }: SectionProps<'timeline'>) {
  return (
    <Section title={title} lead={lead}>
      <ol className={css.timeline} role="list">
        {items.map(({ when, title: name, text }) => (
          <li key={when}>
            <p className={css.when}>{when}</p>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
