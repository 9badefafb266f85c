import { LEAD_RIGHTS, type LeadCard, type LeadStatus } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { Button, Notice } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { TextArea } from '../controls/text-area.tsx';
import { ClosingQuestion } from '../dialog/closing-question.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { FailureNotice } from '../dialog/failure-notice.tsx';
import { useClosing } from '../dialog/use-closing.ts';
import { useKept, useKeptText } from '../session/use-kept.ts';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { LeadBadges } from './lead-badges.tsx';
import { LEAD_KEYS, leadsApi } from './leads.api.ts';
import { insideSentence, STATUS_ACTIONS, STATUS_WORDS } from './lead-words.ts';
import { OFFER_ACTIONS, OfferDialog, type OpenedOffer } from './offer-dialog.tsx';
import css from './leads.module.css';

const CONFLICT = 409;

/** Status that is wanted, and the one that it was opened at: after a login what others have done meanwhile is still news. */
interface OpenedMove {
  status: LeadStatus;
  from: LeadStatus;
}

/** Where the request goes from here. */
export function LeadActions({ lead }: { lead: LeadCard }) {
  const may = useMay(LEAD_RIGHTS.status);
  const mayOffer = useMay(LEAD_RIGHTS.offer);
  const [offer, setOffer] = useKept<OpenedOffer | null>(`lead:${lead.id}:offer`, null);
  const [move, setMove] = useKept<OpenedMove | null>(`lead:${lead.id}:move`, null);
  const { offering } = lead;
  return (
    <div className={css.actions}>
      <LeadBadges lead={lead} />
      {may &&
        lead.nextStatuses.map((status) => (
          <Button key={status} variant="secondary" onClick={() => setMove({ status, from: lead.status })}>
            {STATUS_ACTIONS[status] ?? STATUS_WORDS[status]}
          </Button>
        ))}
      {mayOffer && offering && (
        <Button variant="secondary" onClick={() => setOffer({ offering, decidedAt: lead.decidedAt })}>
          {OFFER_ACTIONS[offering]}
        </Button>
      )}
      {offer && <OfferDialog lead={lead} opened={offer} onClose={() => setOffer(null)} />}
      {move && <StatusDialog lead={lead} opened={move} onClose={() => setMove(null)} />}
    </div>
  );
}

/** Somebody else has moved the request since the dialog was opened. */
function StatusChanged({ status, isPossible }: { status: LeadStatus; isPossible: boolean }) {
  return (
    <Notice
      live
      tone="warning"
      title={`Статус уже сменили: теперь «${insideSentence(STATUS_WORDS[status])}»`}
    >
      {isPossible
        ? 'Ваш комментарий на месте. Если решение прежнее, нажмите «Готово».'
        : 'Так сменить статус больше нельзя. Скопируйте комментарий, если он ещё нужен, и закройте окно.'}
    </Notice>
  );
}

function StatusDialog({
  lead,
  opened: { status, from },
  onClose,
}: {
  lead: LeadCard;
  opened: OpenedMove;
  onClose: () => void;
}) {
  const id = useId();
  const [comment, setComment] = useKeptText(`lead:${lead.id}:status-comment`);
  const closing = useClosing(comment.trim() !== '', onClose);
  const isChanged = lead.status !== from;
  const isPossible = lead.nextStatuses.includes(status);
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      leadsApi.changeStatus(lead.id, { from: lead.status, status, ...(comment && { comment }) }),
    onSuccess: (card) => {
      queryClient.setQueryData(LEAD_KEYS.card(lead.id), card);
      void queryClient.invalidateQueries({ queryKey: LEAD_KEYS.all });
      toast.success(`Статус: ${insideSentence(STATUS_WORDS[status])}`);
      onClose();
    },
    // Somebody was faster: reload the lead. The comment stays for another decision.
    onError: () => queryClient.invalidateQueries({ queryKey: LEAD_KEYS.card(lead.id) }),
    meta: { shownInDialog: true },
  });
  const isConflict = error instanceof HttpError && error.code === CONFLICT;
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
      {(isChanged || !isPossible) && <StatusChanged status={lead.status} isPossible={isPossible} />}
      {error && !(isConflict && isChanged) && <FailureNotice error={error} />}
      <DialogActions>
        <Button variant="secondary" onClick={closing.close}>
          Отмена
        </Button>
        {isPossible && (
          <Button busy={isPending} onClick={() => mutate()}>
            Готово
          </Button>
        )}
      </DialogActions>
      <ClosingQuestion closing={closing}>Комментарий к заявке ещё не сохранён.</ClosingQuestion>
    </Dialog>
  );
}
