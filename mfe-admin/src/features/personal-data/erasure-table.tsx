import type { Erasure } from '@polden/api-contract';
import { Button, type Column, DataTable, Notice, Pagination, Stack } from '@polden/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Moment } from '../releases/moment.tsx';
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

/** What was erased, by whom and why; whose it was, nobody can tell. */
export function ErasureTable() {
  const [params] = useSearchParams();
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const { data, isError, refetch } = useQuery({
    queryKey: [...ERASURES_KEY, page],
    queryFn: ({ signal }) => personalDataApi.erasures(page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack>
      <h2>Что стёрто</h2>
      {isError && !data && (
        <Notice tone="error" title="Список не загрузился">
          <Button variant="secondary" onClick={() => void refetch()}>
            Попробовать ещё раз
          </Button>
        </Notice>
      )}
      {data?.items.length === 0 && <p>Пока никого не стирали.</p>}
      {data && data.items.length > 0 && (
        <DataTable
          caption="Что стёрто"
          captionHidden
          stacks
          columns={COLUMNS}
          rows={data.items}
          rowKey={({ id }) => id}
        />
      )}
      {data && (
        <Pagination
          label="Страницы стёртого"
          page={page}
          pageCount={data.pageCount}
          to={(number) => (number === 1 ? PATH : `${PATH}?page=${number}`)}
        />
      )}
    </Stack>
  );
}
