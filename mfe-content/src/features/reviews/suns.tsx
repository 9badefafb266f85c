import { formatNumber } from '@polden/ru';
import css from './suns.module.css';

const SUNS = [1, 2, 3, 4, 5];

/** A mark of five, as suns that are up. */
export function Suns({ rating }: { rating: number }) {
  return (
    <span className={css.suns} role="img" aria-label={`Оценка ${formatNumber(rating, { most: 1 })} из 5`}>
      {SUNS.map((sun) => (
        <span key={sun} className={sun <= Math.round(rating) ? css.up : css.down} />
      ))}
    </span>
  );
}
