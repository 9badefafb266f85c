import { formatNumber } from '@polden/ru';
import css from './character-count.module.css';

/** How much of the limit is used; silent, because the limit is said when it is broken. */
export function CharacterCount({ length, max }: { length: number; max: number }) {
  return (
    <span className={css.count} data-over={length > max || undefined} aria-hidden="true">
      {formatNumber(length)} / {formatNumber(max)}
    </span>
  );
}
