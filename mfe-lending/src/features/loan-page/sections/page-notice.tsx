import { CallUs, Notice, Section } from '@polden/ui';
import type { SectionProps } from './page-sections.tsx';
import css from './sections.module.css';

export function PageNotice({ section: { tone, title, text, call = false } }: SectionProps<'notice'>) {
  return (
    <Section label={title}>
      <Notice tone={tone} title={title}>
        <p className={css.notice}>
          {text}
          {call && (
            <>
              {' '}
              <CallUs />
            </>
          )}
        </p>
      </Notice>
    </Section>
  );
}
