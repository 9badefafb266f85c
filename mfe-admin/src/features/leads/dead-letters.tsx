import { LEAD_RIGHTS } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { Button, Notice } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import { useMay } from '../session/use-may.ts';
import { useReadByRight } from '../session/use-read-by-right.ts';
import { toast } from '../toasts/toast.store.ts';
import { LEAD_KEYS, leadsApi } from './leads.api.ts';
import css from './leads.module.css';

const LEADS = { single: 'заявку', more: 'заявки', many: 'заявок' };
const REFRESH_MS = 30_000;

/** Says what the CRM has not taken, and sends it once more; nothing to see while all is well. */
export function DeadLetters({ onShow }: { onShow: () => void }) {
  const mayRetry = useMay(LEAD_RIGHTS.retryAll);
  const queryClient = useQueryClient();
  const { data } = useReadByRight(LEAD_RIGHTS.summary, {
    queryKey: LEAD_KEYS.summary,
    queryFn: ({ signal }) => leadsApi.summary(signal),
    refetchInterval: REFRESH_MS,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: leadsApi.retryAll,
    onSuccess: ({ retried }) => {
      toast.success(`Отправляем ещё раз: ${retried}`);
      void queryClient.invalidateQueries({ queryKey: LEAD_KEYS.all });
    },
  });
  if (!data || data.dead === 0) return null;
  return (
    <Notice tone="warning" title={`CRM не приняла ${data.dead} ${plural(data.dead, LEADS)}`}>
      <p>Заявки у нас и никуда не денутся. Проверьте CRM и отправьте их ещё раз.</p>
      <div className={css.actions}>
        {mayRetry && (
          <Button busy={isPending} onClick={() => mutate()}>
            Отправить все ещё раз
          </Button>
        )}
        <Button variant="secondary" onClick={onShow}>
          Показать их
        </Button>
      </div>
    </Notice>
  );
}
