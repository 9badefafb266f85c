import { formatDate, plural } from '@polden/ru';
import { Children, type ReactNode } from 'react';
import type { AnchoredHtml } from './anchored-html.ts';
import css from './facts.module.css';

const MINUTES = { single: 'минута', more: 'минуты', many: 'минут' };
const WORDS_A_MINUTE = 160;

/** Short facts in one line, each behind a mark of the dial; what is empty is left out, and the line with it. */
export function Facts({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children).filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p className={css.facts}>
      {facts.map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </p>
  );
}

/** The day of a publication. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatDate(at, 'long')}</time>;
}

export function readingTime(minutes: number): string {
  return `${minutes} ${plural(minutes, MINUTES)} чтения`;
}

/** Of a text, in whole minutes, at least one; '' for one without words. */
export function readingTimeOf({ html }: AnchoredHtml): string {
  const words = html.replace(/<[^>]+>/gu, ' ').match(/[\p{L}\d]+/gu)?.length ?? 0;
  return words === 0 ? '' : readingTime(Math.max(1, Math.round(words / WORDS_A_MINUTE)));
}
