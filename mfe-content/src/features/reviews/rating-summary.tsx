import type { ReviewSummary } from '@polden/api-contract';
import { formatNumber, plural } from '@polden/ru';
import { Link } from 'react-router-dom';
import { marksGiven } from './marks-given.ts';
import { reviewsAddress } from './reviews-address.ts';
import { Suns } from './suns.tsx';
import css from './rating-summary.module.css';

const MARKS = { single: 'оценка', more: 'оценки', many: 'оценок' };
const REVIEWS = { single: 'отзыв', more: 'отзыва', many: 'отзывов' };

export interface RatingSummaryProps {
  summary: ReviewSummary;
  /** Only those with this mark are listed. */
  stars: number | null;
}

/** The mean, and how many have given each mark: each line lists its reviews. */
export function RatingSummary({ summary, stars }: RatingSummaryProps) {
  const { rating, marks } = summary;
  const given = marksGiven(summary);
  const most = Math.max(1, ...marks.map((mark) => mark.count));
  return (
    <div className={css.summary}>
      {rating !== null && (
        <div className={css.mean}>
          <p className={css.value}>{formatNumber(rating, { least: 1 })}</p>
          <p className={css.of}>
            <Suns rating={rating} />
            <span>
              {given} {plural(given, MARKS)}
            </span>
          </p>
        </div>
      )}
      <nav aria-label="Отзывы по оценкам">
        <ul role="list" className={css.marks}>
          {marks.map((mark) => (
            <li key={mark.stars}>
              <Link
                to={reviewsAddress(mark.stars === stars ? null : mark.stars, 1)}
                className={css.mark}
                aria-current={mark.stars === stars ? 'true' : undefined}
                preventScrollReset
              >
                <span>{mark.stars}</span>
                <span className={css.track}>
                  <span className={css.bar} style={{ inlineSize: `${(mark.count / most) * 100}%` }} />
                </span>
                <span className={css.count}>
                  {mark.count}
                  <span className="visually-hidden"> {plural(mark.count, REVIEWS)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {stars !== null && (
        <p>
          <Link to={reviewsAddress(null, 1)} preventScrollReset>
            Показать все отзывы
          </Link>
        </p>
      )}
    </div>
  );
}
