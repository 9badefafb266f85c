import type { ContentListQuery } from '@polden/api-contract';
import { Link } from 'react-router-dom';
import { listSearch } from './list-state.ts';
import css from './content-list.module.css';

/** Pages near the present one are named, the ends always. */
const AROUND = 2;

export function Pages({
  state,
  pageCount,
}: {
  state: ContentListQuery & { page: number };
  pageCount: number;
}) {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  const shown = numbers.filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - state.page) <= AROUND,
  );
  return (
    <nav aria-label="Страницы списка">
      <ul role="list" className={css.pages}>
        {shown.map((number, index) => (
          <li key={number} data-gap={number - (shown[index - 1] ?? 0) > 1 || undefined}>
            <Link
              to={{ search: listSearch({ ...state, page: number }) }}
              className={css.pageLink}
              aria-label={`Страница ${number}`}
              aria-current={number === state.page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
