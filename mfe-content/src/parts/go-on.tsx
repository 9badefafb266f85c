import type { ReactNode } from 'react';
import { Section } from '@polden/ui';
import css from './go-on.module.css';

/** What to read next, under a text; not on paper. */
export function GoOn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.further}>
      <Section title={title} tone="sunken">
        {children}
      </Section>
    </div>
  );
}
