import { type NewWebhook, type Webhook, WEBHOOK_RIGHTS } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { KIND_WORDS, STATE_WORDS } from './webhook-words.ts';
import { WEBHOOK_KEYS, webhooksApi } from './webhooks.api.ts';
import css from './webhooks.module.css';

export interface WebhookCardProps {
  webhook: Webhook;
  onEdit: () => void;
  onSecret: (made: NewWebhook) => void;
}

type Asked = 'rotate' | 'remove';

/** One webhook: its events, its last delivery, and its actions. */
export function WebhookCard({ webhook, onEdit, onSecret }: WebhookCardProps) {
  const { id, title, url, kinds, active, last } = webhook;
  const may = {
    update: useMay(WEBHOOK_RIGHTS.update),
    rotate: useMay(WEBHOOK_RIGHTS.rotate),
    remove: useMay(WEBHOOK_RIGHTS.remove),
    ping: useMay(WEBHOOK_RIGHTS.ping),
    log: useMay(WEBHOOK_RIGHTS.log),
  };
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const after = () => queryClient.invalidateQueries({ queryKey: WEBHOOK_KEYS.all });
  const pinging = useMutation({
    mutationFn: () => webhooksApi.ping(id),
    onSuccess: () => {
      toast.success('Отправили проверку: как дошла, видно в журнале');
      setLogOpen(true);
      void after();
    },
  });
  const changing = useMutation({
    mutationFn: async (what: Asked) => {
      if (what === 'rotate') onSecret(await webhooksApi.rotate(id));
      else await webhooksApi.remove(id);
    },
    onSuccess: () => {
      setAsked(null);
      void after();
    },
    meta: { shownInDialog: true },
  });
  return (
    <article className={css.card} aria-labelledby={`webhook-${id}`}>
      <h2 id={`webhook-${id}`} className={css.title}>
        {title}
      </h2>
      <p className={css.url}>{url}</p>
      <p className={css.soft}>{kinds.map((kind) => KIND_WORDS[kind].title).join(', ')}</p>
      <p className={css.state} data-state={active ? last?.state : 'off'}>
        {active ? lastWords(last) : 'Выключен: ничего не отправляем'}
      </p>
      <div className={css.buttons}>
        {may.log && (
          <Button variant="secondary" aria-expanded={logOpen} onClick={() => setLogOpen(!logOpen)}>
            {logOpen ? 'Скрыть журнал' : 'Журнал'}
          </Button>
        )}
        {may.update && (
          <Button variant="quiet" onClick={onEdit}>
            Изменить
          </Button>
        )}
        {may.ping && (
          <Button variant="quiet" busy={pinging.isPending} onClick={() => pinging.mutate()}>
            Проверить связь
          </Button>
        )}
        {may.rotate && (
          <Button variant="quiet" onClick={() => setAsked('rotate')}>
            Заменить секрет
          </Button>
        )}
        {may.remove && (
          <Button variant="quiet" onClick={() => setAsked('remove')}>
            Удалить
          </Button>
        )}
      </div>
      {logOpen && <DeliveryLog id={id} title={title} />}
      {asked && (
        <ConfirmDialog
          title={asked === 'remove' ? `Удалить «${title}»?` : `Заменить секрет «${title}»?`}
          confirm={asked === 'remove' ? 'Удалить' : 'Заменить'}
          busy={changing.isPending}
          onConfirm={() => changing.mutateAsync(asked)}
          onCancel={() => setAsked(null)}
        >
          {asked === 'remove'
            ? 'Сообщать перестанем сразу, журнал отправок тоже удалится.'
            : 'Прежний секрет перестанет действовать сразу: получатель не примет сообщения, пока не узнает новый.'}
        </ConfirmDialog>
      )}
    </article>
  );
}

function lastWords(last: Webhook['last']): string {
  if (last === null) return 'Ещё ничего не отправляли';
  return `${STATE_WORDS[last.state]}, ${formatDate(last.at, 'DD.MM.YYYY HH:mm')}`;
}
