import { Link } from 'react-router-dom';
import { PastTheEnd } from '../../controls/past-the-end.tsx';
import css from './content-list.module.css';

/** Pages near the present one are named, the ends always. */
const AROUND = 2;

export interface PagesProps {
  page: number;
  pageCount: number;
  /** The query of a page's address. */
  searchOf: (page: number) => string;
}

export function Pages({ page, pageCount, searchOf }: PagesProps) {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  const shown = numbers.filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= AROUND,
  );
  return (
    <>
      <PastTheEnd page={page} pageCount={pageCount} to={(number) => ({ search: searchOf(number) })} />
      {(pageCount > 1 || page > 1) && (
        <nav aria-label="Страницы списка">
          <ul role="list" className={css.pages}>
            {shown.map((number, index) => (
              <li key={number} data-gap={number - (shown[index - 1] ?? 0) > 1 || undefined}>
                <Link
                  to={{ search: searchOf(number) }}
                  className={css.pageLink}
                  aria-label={`Страница ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
