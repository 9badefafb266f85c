import { type NewWebhook, type Webhook, WEBHOOK_RIGHTS } from '@polden/api-contract';
import { Button, Stack } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotRead } from '../controls/not-read.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { useMay } from '../session/use-may.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WEBHOOK_KEYS, webhooksApi } from './webhooks.api.ts';
import css from './webhooks.module.css';

/** `/admin/webhooks` */
export function Component() {
  return (
    <GuardedPage>
      <Webhooks />
    </GuardedPage>
  );
}

function Webhooks() {
  const mayAdd = useMay(WEBHOOK_RIGHTS.add);
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [made, setMade] = useState<NewWebhook | null>(null);
  const query = useQuery({
    queryKey: WEBHOOK_KEYS.list,
    queryFn: ({ signal }) => webhooksApi.list(signal),
  });
  const { data } = query;
  return (
    <AdminFrame
      title="Вебхуки"
      actions={mayAdd && <Button onClick={() => setEdited('new')}>Добавить вебхук</Button>}
    >
      <Stack gap="l">
        <p className={css.lead}>
          Сообщаем другим системам о том, что стало с записями и заявками: подписанный POST с JSON. Если
          получатель не ответил, пробуем снова; всё, что отправили, лежит в журнале месяц.
        </p>
        {!data && <NotRead of={[query]} loading="Загружаем вебхуки…" failed="Вебхуки не загрузились" />}
        {data?.length === 0 && <p>Вебхуков пока нет.</p>}
        {data && data.length > 0 && (
          <ul role="list" className={css.cards}>
            {data.map((webhook) => (
              <li key={webhook.id}>
                <WebhookCard webhook={webhook} onEdit={() => setEdited(webhook)} onSecret={setMade} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {edited !== null && (
        <WebhookDialog
          // As it is now: others may change it while its form is open.
          webhook={edited === 'new' ? null : (data?.find(({ id }) => id === edited.id) ?? edited)}
          onClose={() => setEdited(null)}
          onAdded={setMade}
        />
      )}
      {made && <SecretDialog made={made} onClose={() => setMade(null)} />}
    </AdminFrame>
  );
}
