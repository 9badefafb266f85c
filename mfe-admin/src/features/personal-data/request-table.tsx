import { type ErasureRequestItem, PERSONAL_DATA_RIGHTS } from '@polden/api-contract';
import { Button, type Column, Stack, VisuallyHidden } from '@polden/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pageIn } from '../controls/list-address.ts';
import { PagedTable } from '../controls/paged-table.tsx';
import { Moment } from '../controls/moment.tsx';
import { useKept } from '../session/use-kept.ts';
import { useMay } from '../session/use-may.ts';
import { ERASURE_REQUESTS_KEY, personalDataApi } from './personal-data.api.ts';
import { REQUEST_WORDS } from './personal-data-words.ts';
import { RequestDialog } from './request-dialog.tsx';

const PATH = '/admin/personal-data';
/** Of the address: the page of what was erased has its own. */
const PAGE = 'requests';

/** What people have asked for in their accounts; those that wait stand first. */
export function RequestTable() {
  const mayOpen = useMay(PERSONAL_DATA_RIGHTS.request);
  const [opened, setOpened] = useKept<string | null>('erasure', null);
  const [params] = useSearchParams();
  const page = pageIn(params, PAGE);
  const query = useQuery({
    queryKey: [...ERASURE_REQUESTS_KEY, page],
    queryFn: ({ signal }) => personalDataApi.requests(page, signal),
    placeholderData: keepPreviousData,
  });
  const columns: Column<ErasureRequestItem>[] = [
    { key: 'asked', title: 'Когда попросили', cell: ({ askedAt }) => <Moment at={askedAt} /> },
    { key: 'state', title: 'Состояние', cell: ({ state }) => REQUEST_WORDS[state] },
    { key: 'answered', title: 'Ответ', cell: ({ answeredAt }) => <Moment at={answeredAt} /> },
    { key: 'by', title: 'Кто ответил', cell: ({ answeredBy }) => answeredBy || '—' },
    {
      key: 'open',
      title: 'Действие',
      cell: ({ id, state, askedAt }) =>
        state === 'asked' && mayOpen ? (
          <Button variant="secondary" onClick={() => setOpened(id)}>
            Рассмотреть
            <VisuallyHidden>
              {' '}
              просьбу от <Moment at={askedAt} />
            </VisuallyHidden>
          </Button>
        ) : (
          '—'
        ),
    },
  ];
  return (
    <Stack>
      <h2>Просьбы о стирании</h2>
      <p>Закон даёт на ответ десять рабочих дней.</p>
      <PagedTable
        query={query}
        caption="Просьбы о стирании"
        words={{ failed: 'Список не загрузился', empty: 'Никто не просил.' }}
        columns={columns}
        rowKey={({ id }) => id}
        pages={{
          label: 'Страницы просьб',
          page,
          to: (number) => (number === 1 ? PATH : `${PATH}?${PAGE}=${number}`),
        }}
      />
      {opened !== null && <RequestDialog id={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
