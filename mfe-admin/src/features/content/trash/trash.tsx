import { formatDate } from '@polden/ru';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAdminType } from '../admin-type.tsx';
import { BulkBar } from '../list/bulk-bar.tsx';
import css from '../list/content-list.module.css';

/** What was removed: back, or away for good. */
export function Trash() {
  const { api } = useAdminType();
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page') ?? 1) || 1);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { data, isError } = useQuery({
    queryKey: api.keys.trash(page),
    queryFn: ({ signal }) => api.trash(page, signal),
    placeholderData: keepPreviousData,
  });
  const items = data?.items ?? [];
  return (
    <section className={css.list} aria-label="Корзина">
      <p role="status">
        {isError ? 'Корзина не загрузилась.' : data && items.length === 0 ? 'Корзина пуста.' : ''}
      </p>
      <BulkBar ids={chosen} operations={['restore', 'purge']} onDone={() => setChosen([])} />
      <ul role="list" className={css.trash}>
        {items.map(({ id, title, updatedAt }) => (
          <li key={id}>
            <label className={css.trashed}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={(event) =>
                  setChosen(
                    event.currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id),
                  )
                }
              />
              <span>{title}</span>
              <time dateTime={updatedAt}>{formatDate(updatedAt, 'DD.MM.YYYY HH:mm')}</time>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
