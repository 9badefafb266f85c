import css from './character-count.module.css';

const number = new Intl.NumberFormat('ru-RU');

/** How much of the limit is used; silent, because the limit is said when it is broken. */
export function CharacterCount({ length, max }: { length: number; max: number }) {
  return (
    <span className={css.count} data-over={length > max || undefined} aria-hidden="true">
      {number.format(length)} / {number.format(max)}
    </span>
  );
}
