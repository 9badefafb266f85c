import type { NewsCard } from '@polden/api-contract';

import { StoryLink } from '../../parts/story-card.tsx';
import { GoOn } from '../../parts/go-on.tsx';
import { newsAddress, NewsFacts } from './news-card.tsx';
import css from './newsroom.module.css';

const SHOWN = 6;

/** What others read, by titles alone. */
export function MostRead({ news }: { news: readonly NewsCard[] }) {
  if (news.length === 0) return null;
  return (
    <GoOn title="Читают чаще всего">
      <ul role="list" className={css.readsList}>
        {news.slice(0, SHOWN).map((each) => (
          <li key={newsAddress(each)} className={css.read}>
            <h3 className={css.readTitle}>
              <StoryLink to={newsAddress(each)} title={each.title} />
            </h3>
            <NewsFacts news={each} />
          </li>
        ))}
      </ul>
    </GoOn>
  );
}
