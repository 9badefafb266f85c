import { HISTORY_MAX_PAGES } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NotRead } from '../controls/not-read.tsx';
import { useFilterChange } from '../controls/use-filter-change.ts';
import { HISTORY_KEYS, historyApi } from './history.api.ts';
import { HistoryEntry } from './history-entry.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { isBackwards, searchOf } from '../controls/list-address.ts';
import { ListPages } from '../controls/list-pages.tsx';
import { isPastTheEnd } from '../controls/past-the-end.tsx';
import { type FilterChange, readHistoryState, withFilters } from './history-state.ts';
import css from './history.module.css';

const NO_FILTERS: FilterChange = {
  search: '',
  fileName: '',
  manager: '',
  action: '',
  dateFrom: '',
  dateTo: '',
};

/** Everything that staff and teams have changed, page by page; what is shown stands in the address. */
export function HistoryList() {
  const [params] = useSearchParams();
  const state = useMemo(() => readHistoryState(params), [params]);
  const backwards = isBackwards(state);
  const query = useQuery({
    queryKey: HISTORY_KEYS.page(state),
    queryFn: ({ signal }) => historyApi.find(state, signal),
    placeholderData: keepPreviousData,
    enabled: !backwards,
  });
  const { isError, isPlaceholderData } = query;
  const data = backwards ? undefined : query.data;
  const change = useFilterChange(state, withFilters, searchOf);
  const filtered = searchOf(state) !== '';
  const past = data !== undefined && isPastTheEnd({ page: state.page, pageCount: data.pageCount });

  return (
    <section className={css.list} aria-label="Записи истории">
      <HistoryFilters state={state} onChange={change} />
      <div role="status" className={css.status}>
        {backwards && 'Период кончается раньше, чем начинается: исправьте даты.'}
        {!data && !isError && !backwards && 'Загружаем историю…'}
        {data && data.items.length > 0 && `Страница ${state.page} из ${data.pageCount}`}
        {data?.items.length === 0 && !past && (filtered ? 'Таких записей нет.' : 'Записей пока нет.')}
      </div>
      {!data && !backwards && <NotRead of={[query]} failed="История не загрузилась" />}
      {data?.items.length === 0 && !past && filtered && (
        <div>
          <Button variant="secondary" onClick={() => change(NO_FILTERS)}>
            Показать все записи
          </Button>
        </div>
      )}
      {data && data.items.length > 0 && (
        <ol role="list" className={css.entries} data-stale={isPlaceholderData || undefined}>
          {data.items.map((item) => (
            <li key={item.id}>
              <HistoryEntry item={item} />
            </li>
          ))}
        </ol>
      )}
      {data && (
        <ListPages
          label="Страницы истории"
          page={state.page}
          pageCount={data.pageCount}
          to={(page) => `/admin/history${searchOf({ ...state, page })}`}
        />
      )}
      {data?.pageCount === HISTORY_MAX_PAGES && (
        <p className={css.soft}>Это самые новые записи. Более старые найдутся, если указать даты.</p>
      )}
    </section>
  );
}
