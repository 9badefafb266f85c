import { Section } from '@polden/ui';
import type { SectionProps } from './page-sections.tsx';
import css from './sections.module.css';

export function Paragraphs({ section: { title, lead, paragraphs } }: SectionProps<'prose'>) {
  return (
    <Section title={title} lead={lead} layout="aside">
      <div className={css.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
