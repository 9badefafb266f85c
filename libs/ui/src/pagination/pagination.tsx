import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import css from './pagination.module.css';
import { pageNumbers } from './page-numbers.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Address of a page. */
  to: (page: number) => string;
  /** Name for screen readers: «Страницы блога». */
  label: string;
}

/** Pages of a list by links, so that each has an address and works without JavaScript. Nothing for a single page. */
export function Pagination({ page, pageCount, to, label }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={css.pagination}>
      <ol className={css.numbers} role="list">
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                to={to(number)}
                className={css.number}
                aria-label={`Страница ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <div className={css.steps}>
        {page > 1 && (
          <Link to={to(page - 1)} className={classNames(css.step, css.back)} rel="prev">
            <Icon name="arrow-right" />
            Назад
          </Link>
        )}
        {page < pageCount && (
          <Link to={to(page + 1)} className={css.step} rel="next">
            Дальше
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </nav>
  );
}
