import { Section } from '@polden/ui';
import type { SectionProps } from './page-sections.tsx';
import css from './sections.module.css';

export function Sample({ section: { title, lead, heading, lines } }: SectionProps<'sample'>) {
  return (
    <Section title={title} lead={lead} layout="aside">
      <div className={css.sheet}>
        <p className={css.sheetHeading}>{heading}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Section>
  );
}
