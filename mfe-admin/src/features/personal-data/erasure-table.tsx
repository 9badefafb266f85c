import type { Erasure } from '@polden/api-contract';
import { type Column, Stack } from '@polden/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pageIn } from '../controls/list-address.ts';
import { PagedTable } from '../controls/paged-table.tsx';
import { Moment } from '../controls/moment.tsx';
import { ERASURES_KEY, personalDataApi } from './personal-data.api.ts';
import { reasonWords } from './personal-data-words.ts';

const PATH = '/admin/personal-data';

const COLUMNS: Column<Erasure>[] = [
  { key: 'at', title: 'Когда', cell: ({ at }) => <Moment at={at} /> },
  { key: 'actor', title: 'Кто', cell: ({ actor }) => actor },
  { key: 'reason', title: 'Основание', cell: ({ reason }) => reasonWords(reason) },
  { key: 'rows', title: 'Строк', cell: ({ counts }) => Object.values(counts).reduce((sum, n) => sum + n, 0) },
  { key: 'digest', title: 'Отпечаток', cell: ({ digest }) => <code>{digest.slice(0, 16)}…</code> },
  { key: 'sound', title: 'Проверка', cell: ({ sound }) => (sound ? 'Сходится' : 'Не сходится') },
];

/** What was erased, by whom and why; the erased person is not named. */
export function ErasureTable() {
  const [params] = useSearchParams();
  const page = pageIn(params);
  const query = useQuery({
    queryKey: [...ERASURES_KEY, page],
    queryFn: ({ signal }) => personalDataApi.erasures(page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack>
      <h2>Что стёрто</h2>
      <PagedTable
        query={query}
        caption="Что стёрто"
        words={{ failed: 'Список не загрузился', empty: 'Пока никого не стирали.' }}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        pages={{
          label: 'Страницы стёртого',
          page,
          to: (number) => (number === 1 ? PATH : `${PATH}?page=${number}`),
        }}
      />
    </Stack>
  );
}
