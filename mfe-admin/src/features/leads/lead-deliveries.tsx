import { LEAD_RIGHTS, type LeadCard, type LeadDeliveryState } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import { Moment } from '../controls/moment.tsx';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { LEAD_KEYS, leadsApi } from './leads.api.ts';
import { DELIVERY_WORDS, insideSentence } from './lead-words.ts';
import css from './leads.module.css';

const UNDELIVERED: readonly LeadDeliveryState[] = ['dead', 'unresolved', 'kept'];
const STEPS = { first: 'Первый шаг', second: 'Анкета' };

/** How the request came to the CRM, or did not. */
export function LeadDeliveries({ lead }: { lead: LeadCard }) {
  const mayRetry = useMay(LEAD_RIGHTS.retry);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => leadsApi.retry(lead.id),
    onSuccess: (card) => {
      queryClient.setQueryData(LEAD_KEYS.card(lead.id), card);
      void queryClient.invalidateQueries({ queryKey: LEAD_KEYS.summary });
      toast.success('Отправляем в CRM ещё раз');
    },
  });
  const undelivered = lead.deliveries.some(({ state }) => UNDELIVERED.includes(state));
  return (
    <section className={css.part}>
      <h2 className={css.subtitle}>Доставка в CRM</h2>
      <ul role="list" className={css.timeline}>
        {lead.deliveries.map(({ step, state, attempts, changedAt, error }) => (
          <li key={step} className={css.event}>
            <p>
              {STEPS[step]}:{' '}
              <span className={css.delivery} data-state={state}>
                {insideSentence(DELIVERY_WORDS[state])}
              </span>
            </p>
            {error && <p className={css.details}>{error}</p>}
            <p className={css.soft}>
              <Moment at={changedAt} />
              {attempts > 0 && `, попыток: ${attempts}`}
            </p>
          </li>
        ))}
      </ul>
      {undelivered && mayRetry && (
        <div className={css.actions}>
          {lead.deliveries.some(({ state }) => state === 'unresolved') && (
            <p className={css.details}>
              Заявка ушла в CRM, но подтверждения не пришло. Сначала спросим CRM, есть ли она у неё, и
              отправим, только если нет.
            </p>
          )}
          <Button busy={isPending} onClick={() => mutate()}>
            Отправить ещё раз
          </Button>
        </div>
      )}
    </section>
  );
}
