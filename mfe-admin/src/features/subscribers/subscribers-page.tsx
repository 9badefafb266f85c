import { type Subscriber, SUBSCRIBER_RIGHTS, type SubscriberStatus } from '@polden/api-contract';
import { Button, type Column, LinkTabs, Stack } from '@polden/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMutation } from '../calls/use-mutation.ts';
import { pageIn } from '../controls/list-address.ts';
import { PagedTable } from '../controls/paged-table.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { Moment } from '../controls/moment.tsx';
import { useMay } from '../session/use-may.ts';
import { subscribersApi, type SubscribersState } from './subscribers.api.ts';

const PATH = '/admin/subscribers';
const STATUS_WORDS: Record<SubscriberStatus, string> = {
  confirmed: 'Подписан',
  pending: 'Ждёт подтверждения',
  unsubscribed: 'Отписался',
};
const TABS: [status: SubscriberStatus | undefined, label: string][] = [
  [undefined, 'Все'],
  ['confirmed', 'Подписаны'],
  ['pending', 'Ждут подтверждения'],
  ['unsubscribed', 'Отписались'],
];

const COLUMNS: Column<Subscriber>[] = [
  { key: 'email', title: 'Почта', cell: ({ email }) => email },
  { key: 'status', title: 'Состояние', cell: ({ status }) => STATUS_WORDS[status] },
  { key: 'created', title: 'Впервые указана', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    key: 'confirmed',
    title: 'Подтверждена',
    cell: ({ confirmedAt }) => (confirmedAt === null ? '—' : <Moment at={confirmedAt} />),
  },
  { key: 'url', title: 'Страница', cell: ({ url }) => url || '—' },
  { key: 'consent', title: 'Редакция согласия', cell: ({ consentEdition }) => consentEdition },
];

/** `/admin/subscribers` */
export function Component() {
  return (
    <GuardedPage>
      <AdminFrame title="Подписчики">
        <Subscribers />
      </AdminFrame>
    </GuardedPage>
  );
}

function Subscribers() {
  const [params] = useSearchParams();
  const state = readState(params);
  const query = useQuery({
    queryKey: ['subscribers', state],
    queryFn: ({ signal }) => subscribersApi.list(state, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="l">
      <LinkTabs
        label="Подписчики"
        items={TABS.map(([status, label]) => ({
          to: addressOf({ status, page: 1 }),
          label,
          current: status === state.status,
        }))}
      />
      <ExportButton />
      <PagedTable
        query={query}
        caption="Подписчики"
        words={{
          loading: 'Загружаем подписчиков…',
          failed: 'Подписчики не загрузились',
          empty: 'Здесь пока никого. Форма подписки стоит внизу страниц сайта.',
        }}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        pages={{
          label: 'Страницы подписчиков',
          page: state.page,
          to: (page) => addressOf({ ...state, page }),
        }}
      />
    </Stack>
  );
}

/** The confirmed ones with whole addresses. */
function ExportButton() {
  const may = useMay(SUBSCRIBER_RIGHTS.export);
  const { mutate, isPending } = useMutation({ mutationFn: subscribersApi.download });
  if (!may) return null;
  return (
    <p>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        Выгрузить подписанных в CSV
      </Button>
    </p>
  );
}

function readState(params: URLSearchParams): SubscribersState {
  const [status] = TABS.find(([each]) => each === params.get('status')) ?? [];
  return { page: pageIn(params), status };
}

function addressOf({ page, status }: SubscribersState): string {
  const params = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) });
  const text = params.toString();
  return text === '' ? PATH : `${PATH}?${text}`;
}
