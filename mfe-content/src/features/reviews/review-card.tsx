import type { Review } from '@polden/api-contract';
import { Picture, useShellData } from '@polden/ui';
import { Day, Facts } from '../../parts/facts.tsx';
import { Suns } from './suns.tsx';
import css from './reviews.module.css';

/** What somebody has written, and what the company says to it. */
export function ReviewCard({ review }: { review: Review }) {
  const { id, name, rating, message, answer, public_at, pictures = [] } = review;
  const { brand } = useShellData();
  return (
    <article className={css.review} id={`otzyv-${id}`}>
      <header className={css.head}>
        <h3 className={css.name}>{name}</h3>
        <Facts>
          {rating !== null && <Suns rating={rating} />}
          <Day at={public_at} />
        </Facts>
      </header>
      <p className={css.message}>{message}</p>
      {pictures.length > 0 && (
        <ul role="list" className={css.pictures} aria-label="Снимки к отзыву">
          {pictures.map((picture) => (
            <li key={picture.url}>
              <a href={picture.url}>
                <Picture
                  image={{ ...picture, alt: 'Снимок к отзыву, открыть целиком' }}
                  sizes="160px"
                  ratio="wide"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <div className={css.answer}>
          <h4 className={css.answerTitle}>Отвечает «{brand.name}»</h4>
          <p className={css.message}>{answer}</p>
        </div>
      )}
    </article>
  );
}
