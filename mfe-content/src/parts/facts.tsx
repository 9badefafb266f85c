import { formatDate, plural } from '@polden/ru';
import { Children, type ReactNode } from 'react';
import css from './facts.module.css';

const MINUTES = { single: 'минута', more: 'минуты', many: 'минут' };
const WORDS_A_MINUTE = 160;

/** Short facts in one line, each behind a mark of the dial; what is empty is left out. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <p className={css.facts}>
      {Children.toArray(children)
        .filter(Boolean)
        .map((fact, index) => (
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

/** Whole minutes, at least one. */
export function minutesToRead(html: string): number {
  const words = html.replace(/<[^>]+>/gu, ' ').match(/[\p{L}\d]+/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
