import { WEBHOOK_RIGHTS, type WebhookDelivery } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button, type Column, DataTable } from '@polden/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { NotRead } from '../controls/not-read.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { kindTitle, STATE_WORDS } from './webhook-words.ts';
import { WEBHOOK_KEYS, webhooksApi } from './webhooks.api.ts';
import css from './webhooks.module.css';

const REFRESH_MS = 5000;

/** What was sent to a webhook, the newest first; looks again while something is on its way. */
export function DeliveryLog({ id, title }: { id: string; title: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: WEBHOOK_KEYS.log(id, page),
    queryFn: ({ signal }) => webhooksApi.log(id, page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.items.some(isUnderWay) === true && REFRESH_MS,
  });
  const { data } = query;
  if (!data) return <NotRead of={[query]} loading="Загружаем журнал…" failed="Журнал не загрузился" />;
  if (data.items.length === 0) return <p>Отправок ещё не было.</p>;
  return (
    <>
      <DataTable
        caption={`Отправки «${title}»`}
        captionHidden
        stacks
        columns={COLUMNS}
        rows={data.items}
        rowKey={({ id: delivery }) => delivery}
      />
      {data.pageCount > 1 && (
        <p className={css.buttons}>
          <Button variant="quiet" waits={page === 1} onClick={() => setPage(page - 1)}>
            Новее
          </Button>
          <span>{`${page} из ${data.pageCount}`}</span>
          <Button variant="quiet" waits={page >= data.pageCount} onClick={() => setPage(page + 1)}>
            Старее
          </Button>
        </p>
      )}
    </>
  );
}

function isUnderWay({ state }: WebhookDelivery): boolean {
  return state === 'queued' || state === 'failed';
}

const COLUMNS: Column<WebhookDelivery>[] = [
  { key: 'at', title: 'Когда', cell: ({ createdAt }) => formatDate(createdAt, 'DD.MM.YYYY HH:mm') },
  {
    key: 'kind',
    title: 'О чём',
    cell: ({ kind, body }) => (
      <details className={css.body}>
        <summary>{kindTitle(kind)}</summary>
        <pre>{JSON.stringify(body, null, 2)}</pre>
      </details>
    ),
  },
  {
    key: 'state',
    title: 'Как дошло',
    cell: ({ state, error, status }) => (
      <span className={css.state} data-state={state}>
        {STATE_WORDS[state]}
        {error ? `: ${error}` : status === null ? '' : ` (${status})`}
      </span>
    ),
  },
  { key: 'attempts', title: 'Попыток', kind: 'number', cell: ({ attempts }) => attempts },
  {
    key: 'duration',
    title: 'Ответ, мс',
    kind: 'number',
    cell: ({ durationMs }) => durationMs ?? '—',
  },
  { key: 'again', title: 'Ещё раз', bare: true, cell: (delivery) => <Redeliver delivery={delivery} /> },
];

function Redeliver({ delivery }: { delivery: WebhookDelivery }) {
  const may = useMay(WEBHOOK_RIGHTS.redeliver);
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: () => webhooksApi.redeliver(delivery.id),
    onSuccess: () => {
      toast.success('Отправляем ещё раз');
      void queryClient.invalidateQueries({ queryKey: WEBHOOK_KEYS.all });
    },
  });
  if (!may || delivery.state === 'queued') return null;
  return (
    <SmallButton
      about={`ещё раз: ${kindTitle(delivery.kind)}`}
      idle={sending.isPending}
      onClick={() => sending.mutate()}
    >
      Отправить
    </SmallButton>
  );
}
