import type { ContentListQuery, ContentListRow } from '@polden/api-contract';
import { Button, VisuallyHidden } from '@polden/ui';
import { plural } from '@polden/ru';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { RemoveDialog } from '../remove-dialog.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ItemTable } from './item-table.tsx';
import { ListFilters } from './list-filters.tsx';
import { listSearch, readListState } from './list-state.ts';
import { Pages } from './pages.tsx';
import css from './content-list.module.css';

const ITEMS = { single: 'запись', more: 'записи', many: 'записей' };

/** All items, page by page; what is shown stands in the address. */
export function ItemList() {
  const { api } = useAdminType();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(params), [params]);
  const [removed, setRemoved] = useState<ContentListRow | null>(null);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: api.keys.list(state),
    queryFn: ({ signal }) => api.list(state, signal),
    placeholderData: keepPreviousData,
  });
  const show = useCallback(
    (next: ContentListQuery) =>
      void navigate({ search: listSearch(next) }, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  const items = data?.items ?? [];
  const present = chosen.filter((id) => items.some((item) => item.id === id));

  return (
    <section className={css.list} aria-label="Записи">
      <ListFilters state={state} onChange={show} />
      <p className={css.total} role="status">
        {data ? `${data.total} ${plural(data.total, ITEMS)}` : isError ? '' : 'Загружаем…'}
      </p>
      {isError && !data && (
        <div className={css.empty}>
          <p>Список не загрузился.</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            Попробовать ещё раз
          </Button>
        </div>
      )}
      <BulkBar ids={present} operations={['publish', 'unpublish', 'remove']} onDone={() => setChosen([])} />
      {items.length > 0 && (
        <div data-stale={isPlaceholderData || undefined} className={css.results}>
          <ItemTable items={items} chosen={present} onChoose={setChosen} onRemove={setRemoved} />
        </div>
      )}
      {data && items.length === 0 && <Nothing state={state} onReset={() => show({})} />}
      {data && data.pageCount > 1 && (
        <Pages
          page={state.page}
          pageCount={data.pageCount}
          searchOf={(page) => listSearch({ ...state, page })}
        />
      )}
      {isPlaceholderData && <VisuallyHidden>Обновляем список</VisuallyHidden>}
      {removed && (
        <RemoveDialog item={removed} onCancel={() => setRemoved(null)} onRemoved={() => setRemoved(null)} />
      )}
    </section>
  );
}

function Nothing({ state, onReset }: { state: ContentListQuery & { page: number }; onReset: () => void }) {
  const { search, status, within, archived, page } = state;
  const filtered = [search, status, within, archived].some((part) => part !== undefined) || page > 1;
  return (
    <div className={css.empty}>
      <p>{filtered ? 'Здесь ничего нет.' : 'Записей пока нет: начните с первой.'}</p>
      {filtered && (
        <Button variant="secondary" onClick={onReset}>
          Показать все записи
        </Button>
      )}
    </div>
  );
}
