import { Button, Notice, Pagination, WithScripts } from '@polden/ui';
import { type ReactNode, useCallback, useRef } from 'react';
import type { FurtherPages } from './further-pages.ts';
import css from './more-pages.module.css';

export interface MorePagesProps {
  further: FurtherPages<unknown>;
  pageCount: number;
  /** Address of a page. */
  to: (page: number) => string;
  /** Name of the pages for screen readers: «Страницы новостей». */
  label: string;
  /** What ends the list. */
  children?: ReactNode;
}

/** A button that puts the next page under this one, and a link to each page for those without scripts. */
export function MorePages({ further, pageCount, to, label, children }: MorePagesProps) {
  const { busy, failed, ended, fetchNext, page, items } = further;
  const status = useRef<HTMLParagraphElement>(null);
  // The button goes with the last page, and the focus would go with it.
  const button = useCallback(
    (own: HTMLButtonElement | null) => () => {
      if (own === document.activeElement) status.current?.focus();
    },
    [],
  );
  return (
    <div className={css.more}>
      {(busy || !ended) && (
        <WithScripts>
          <Button ref={button} variant="secondary" busy={busy} onClick={fetchNext}>
            Показать ещё
          </Button>
        </WithScripts>
      )}
      {failed && (
        <Notice tone="error" live>
          Не получилось загрузить продолжение. Нажмите «Показать ещё» через минуту.
        </Notice>
      )}
      <p ref={status} tabIndex={-1} className="visually-hidden" role="status">
        {page > 1 ? `На странице записей: ${items.length}` : ''}
      </p>
      <Pagination label={label} page={page} pageCount={pageCount} to={to} />
      {children}
    </div>
  );
}
