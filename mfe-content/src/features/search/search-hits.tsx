import { Link } from 'react-router-dom';
import type { SearchFragment, SearchHit } from '@polden/api-contract';
import { Day, Facts } from '../../parts/facts.tsx';
import { SEARCH_KIND_NAMES } from './search-kinds.ts';
import css from './search.module.css';

/** What was found, the best first. */
export function SearchHits({ hits, start }: { hits: SearchHit[]; start: number }) {
  return (
    <ol className={css.hits} role="list" start={start}>
      {hits.map((hit) => (
        <li key={hit.kind + hit.path} className={css.hit}>
          <h2 className={css.hitTitle}>
            <Link to={hit.path}>{hit.title}</Link>
          </h2>
          {hit.fragments.length > 0 && (
            <p className={css.fragment}>
              <Marked fragments={hit.fragments} />
            </p>
          )}
          <Facts>
            {SEARCH_KIND_NAMES[hit.kind].one}
            {hit.public_at !== null && DATED.has(hit.kind) && <Day at={hit.public_at} />}
          </Facts>
        </li>
      ))}
    </ol>
  );
}

/** Of others it does not matter when they were put on the site. */
const DATED = new Set<SearchHit['kind']>(['blog', 'news', 'press', 'video']);

function Marked({ fragments }: { fragments: SearchFragment[] }) {
  return fragments.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
