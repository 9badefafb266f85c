import type { BulkOperation, ContentListRow } from '@polden/api-contract';
import { Button, VisuallyHidden } from '@polden/ui';
import { formatNumber, plural } from '@polden/ru';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { NotRead } from '../../controls/not-read.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useBulkOperations } from '../bulk/use-bulk-operations.ts';
import { RemoveDialog } from '../remove-dialog.tsx';
import { ItemTable } from './item-table.tsx';
import { ListFilters } from './list-filters.tsx';
import { filterCount, filtersOf, listSearch, type ListState, queryOf, readListState } from './list-state.ts';
import { Pages } from './pages.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSelection } from './use-selection.ts';
import { EmptyList } from '../../controls/empty-list.tsx';
import css from './content-list.module.css';

const ITEMS = { single: 'запись', more: 'записи', many: 'записей' };

/** All items, page by page; what is shown stands in the address. */
export function ItemList() {
  const { api, screen } = useAdminType();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(params), [params]);
  const [removed, setRemoved] = useState<ContentListRow | null>(null);
  const selection = useSelection(filtersOf(state));
  const query = useQuery({
    queryKey: api.keys.list(queryOf(state)),
    queryFn: ({ signal }) => api.list(queryOf(state), signal),
    placeholderData: keepPreviousData,
  });
  const { data, isError, isPlaceholderData } = query;
  const show = useCallback(
    (next: Partial<ListState>) =>
      void navigate({ search: listSearch(next) }, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  const items = data?.items ?? [];
  const total = data?.total ?? 0;
  const isCut = data?.more ?? false;
  const count = selection.all ? total : selection.ids.length;
  const possible: BulkOperation[] = [
    'publish',
    'unpublish',
    'change',
    state.archived ? 'unarchive' : 'archive',
    'remove',
  ];
  const operations = useBulkOperations(
    possible.filter((each) => !screen?.actsElsewhere.some((act) => act === each)),
  );
  const list = useKeptFocus<HTMLElement>(items.map(({ id }) => id));
  const pageChosen = items.length > 0 && items.every(({ id }) => selection.isChosen(id));

  return (
    <section ref={list} className={css.list} aria-label="Записи" tabIndex={-1}>
      <ListFilters state={state} onChange={show} />
      <p className={css.total} role="status">
        {data ? found(data) : isError ? '' : 'Загружаем…'}
      </p>
      {!data && <NotRead of={[query]} failed="Список не загрузился" />}
      <BulkBar
        choice={selection.choice}
        count={count}
        more={selection.all && isCut}
        operations={operations}
        titleOf={(id) => items.find((item) => item.id === id)?.title ?? `№ ${id}`}
        all={
          pageChosen && count < total
            ? { total: isCut ? null : total, choose: selection.chooseAll }
            : undefined
        }
        onDone={selection.clear}
      />
      {items.length > 0 && (
        <div data-stale={isPlaceholderData || undefined} className={css.results}>
          <ItemTable
            items={items}
            state={state}
            isChosen={selection.isChosen}
            onChoose={
              operations.length === 0
                ? null
                : (ids, chosen) =>
                    selection.choose(
                      ids,
                      chosen,
                      items.map(({ id }) => id),
                    )
            }
            onSort={(sort) => {
              const { sort: _, ...rest } = state;
              show({ ...rest, page: 1, ...(sort !== undefined && { sort }) });
            }}
            onRemove={setRemoved}
          />
        </div>
      )}
      {data && items.length === 0 && (state.page <= data.pageCount || data.pageCount === 0) && (
        <Nothing state={state} onReset={() => show({})} />
      )}
      {data && (
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

/** A search counts as far as anybody leafs. */
function found({ total, more = false }: { total: number; more?: boolean }): string {
  const count = formatNumber(total);
  return more ? `Больше ${count} записей: уточните поиск` : `${count} ${plural(total, ITEMS)}`;
}

function Nothing({ state, onReset }: { state: ListState; onReset: () => void }) {
  const { search, archived, page } = state;
  const filtered = search !== undefined || archived !== undefined || filterCount(state) > 0 || page > 1;
  return (
    <EmptyList>
      <p>{filtered ? 'Здесь ничего нет.' : 'Записей пока нет: начните с первой.'}</p>
      {filtered && (
        <Button variant="secondary" onClick={onReset}>
          Показать все записи
        </Button>
      )}
    </EmptyList>
  );
}
