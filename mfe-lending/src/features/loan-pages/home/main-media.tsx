import { Link } from 'react-router-dom';
import type { NewsCard } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { ButtonLink, Picture, Section, useIsThere } from '@polden/ui';
import css from './main-media.module.css';

const NEWSROOM = '/o-kompanii/nashi-novosti';
const SHOWN = 3;
const SIZES = '(min-width: 992px) 400px, (min-width: 640px) 50vw, 100vw';

/** What the company tells and what is told of it: the first three of the newsroom. */
export function MainMedia({ news }: { news: NewsCard[] }) {
  const isThere = useIsThere()(NEWSROOM);
  // News that lead nowhere tell nothing.
  if (!isThere || news.length === 0) return null;
  return (
    <Section title="Что у нас нового">
      <div className={css.news}>
        <ul className={css.list} role="list">
          {news.slice(0, SHOWN).map((card) => (
            <li key={card.identifier}>
              <Card card={card} />
            </li>
          ))}
        </ul>
        <ButtonLink to={NEWSROOM} variant="secondary">
          Все новости
        </ButtonLink>
      </div>
    </Section>
  );
}

function Card({ card: { identifier, title, lead, public_at, image, source } }: { card: NewsCard }) {
  return (
    <article className={css.card}>
      {image && <Picture image={image} sizes={SIZES} ratio="wide" />}
      <p className={css.date}>
        <time dateTime={public_at}>{formatDate(public_at, 'long')}</time>
        {source && ` · ${source.title}`}
      </p>
      <h3 className={css.title}>
        <Link to={`${NEWSROOM}/${identifier}`}>{title}</Link>
      </h3>
      <p className={css.lead}>{lead}</p>
    </article>
  );
}
