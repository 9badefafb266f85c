import { formatDate } from '@polden/ru';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { BulkBar } from '../list/bulk-bar.tsx';
import { readListState } from '../list/list-state.ts';
import { Pages } from '../list/pages.tsx';
import css from '../list/content-list.module.css';

const TRASH = '?view=trash';

/** What was removed: back, or away for good. */
export function Trash() {
  const { api } = useAdminType();
  const [params] = useSearchParams();
  const { page } = readListState(params);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { data, isError } = useQuery({
    queryKey: api.keys.trash(page),
    queryFn: ({ signal }) => api.trash(page, signal),
    placeholderData: keepPreviousData,
  });
  const items = data?.items ?? [];
  const present = chosen.filter((id) => items.some((item) => item.id === id));
  return (
    <section className={css.list} aria-label="Корзина">
      <p role="status">
        {isError ? 'Корзина не загрузилась.' : data && items.length === 0 && nothing(data.total)}
      </p>
      <BulkBar ids={present} operations={['restore', 'purge']} onDone={() => setChosen([])} />
      <ul role="list" className={css.trash}>
        {items.map(({ id, title, updatedAt }) => (
          <li key={id}>
            <label className={css.trashed}>
              <input
                type="checkbox"
                checked={present.includes(id)}
                onChange={(event) =>
                  setChosen(
                    event.currentTarget.checked ? [...present, id] : present.filter((each) => each !== id),
                  )
                }
              />
              <span>{title}</span>
              <time dateTime={updatedAt}>{formatDate(updatedAt, 'DD.MM.YYYY HH:mm')}</time>
            </label>
          </li>
        ))}
      </ul>
      {data && data.total > 0 && (data.pageCount > 1 || page > 1) && (
        <Pages
          page={page}
          pageCount={data.pageCount}
          searchOf={(other) => (other === 1 ? TRASH : `${TRASH}&page=${other}`)}
        />
      )}
    </section>
  );
}

function nothing(total: number): string {
  return total === 0 ? 'Корзина пуста.' : 'На этой странице ничего нет.';
}
