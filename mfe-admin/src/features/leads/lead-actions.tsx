import { LEAD_RIGHTS, type LeadCard, type LeadStatus } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { TextArea } from '../controls/text-area.tsx';
import { ClosingQuestion } from '../dialog/closing-question.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { useClosing } from '../dialog/use-closing.ts';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { LEAD_KEYS, leadsApi } from './leads.api.ts';
import { insideSentence, STATUS_ACTIONS, STATUS_WORDS } from './lead-words.ts';
import css from './leads.module.css';

/** Where the request goes from here. */
export function LeadActions({ lead }: { lead: LeadCard }) {
  const may = useMay(LEAD_RIGHTS.status);
  const [wanted, setWanted] = useState<LeadStatus | null>(null);
  return (
    <div className={css.actions}>
      <span className={css.badge} data-status={lead.status}>
        {STATUS_WORDS[lead.status]}
      </span>
      {may &&
        lead.nextStatuses.map((status) => (
          <Button key={status} variant="secondary" onClick={() => setWanted(status)}>
            {STATUS_ACTIONS[status] ?? STATUS_WORDS[status]}
          </Button>
        ))}
      {wanted && <StatusDialog lead={lead} status={wanted} onClose={() => setWanted(null)} />}
    </div>
  );
}

function StatusDialog({
  lead,
  status,
  onClose,
}: {
  lead: LeadCard;
  status: LeadStatus;
  onClose: () => void;
}) {
  const id = useId();
  const [comment, setComment] = useState('');
  const closing = useClosing(comment.trim() !== '', onClose);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      leadsApi.changeStatus(lead.id, { from: lead.status, status, ...(comment && { comment }) }),
    onSuccess: (card) => {
      queryClient.setQueryData(LEAD_KEYS.card(lead.id), card);
      void queryClient.invalidateQueries({ queryKey: LEAD_KEYS.all });
      toast.success(`Статус: ${insideSentence(STATUS_WORDS[status])}`);
      onClose();
    },
    // Somebody was faster: what is shown is old.
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: LEAD_KEYS.card(lead.id) });
      onClose();
    },
  });
  return (
    <Dialog title={STATUS_ACTIONS[status] ?? STATUS_WORDS[status]} onCancel={closing.close}>
      <TextArea
        id={id}
        name="comment"
        label="Комментарий"
        hint="Останется в истории заявки. Можно не писать."
        value={comment}
        onChange={setComment}
      />
      <DialogActions>
        <Button variant="secondary" onClick={closing.close}>
          Отмена
        </Button>
        <Button busy={isPending} onClick={() => mutate()}>
          Готово
        </Button>
      </DialogActions>
      <ClosingQuestion closing={closing}>Комментарий к заявке ещё не сохранён.</ClosingQuestion>
    </Dialog>
  );
}
