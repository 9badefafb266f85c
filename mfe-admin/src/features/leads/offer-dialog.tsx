import type { FieldErrors, LeadCard, LeadOffering } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { Button, Notice } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { NumberInput } from '../controls/number-input.tsx';
import { TextArea } from '../controls/text-area.tsx';
import { ClosingQuestion } from '../dialog/closing-question.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { FailureNotice } from '../dialog/failure-notice.tsx';
import { useClosing } from '../dialog/use-closing.ts';
import { useKept, useKeptText } from '../session/use-kept.ts';
import { toast } from '../toasts/toast.store.ts';
import { LEAD_KEYS, leadsApi } from './leads.api.ts';
import { termsInWords } from './lead-words.ts';
import { offerPromise } from './offer-promise.ts';
import css from './leads.module.css';

/** The API knows the bounds of the product. */
const [MOST_ROUBLES, LONGEST] = [1_000_000_000, 3_650];

const CONFLICT = 409;

export const OFFER_ACTIONS = { terms: 'Сделать предложение', renewal: 'Продлить предложение' } as const;

/** As the request was when the dialog was opened: after a login what others have decided meanwhile is still news. */
export interface OpenedOffer {
  offering: NonNullable<LeadOffering>;
  decidedAt: LeadCard['decidedAt'];
}

export interface OfferDialogProps {
  lead: LeadCard;
  opened: OpenedOffer;
  onClose: () => void;
}

/** What the lender gives, where nobody but the staff decides; what the CRM has approved is renewed as it is. */
export function OfferDialog({ lead, opened: { offering, decidedAt }, onClose }: OfferDialogProps) {
  const id = useId();
  const { monthCount, days } = lead;
  const given = lead.limit ?? { sum: lead.requiredSum, monthCount, days };
  const inDays = days !== null;
  const [sum, setSum] = useKept(`lead:${lead.id}:offered-sum`, given.sum);
  const [term, setTerm] = useKept(
    `lead:${lead.id}:offered-term`,
    given.days ?? given.monthCount ?? days ?? monthCount,
  );
  const [comment, setComment] = useKeptText(`lead:${lead.id}:offer-comment`);
  const isOther = lead.decidedAt !== decidedAt;
  const closing = useClosing(comment.trim() !== '', onClose);
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      leadsApi.offer(lead.id, {
        from: lead.status,
        decidedAt: lead.decidedAt,
        sum: sum ?? 0,
        term: term ?? 0,
        ...(comment && { comment }),
      }),
    onSuccess: (card) => {
      queryClient.setQueryData(LEAD_KEYS.card(lead.id), card);
      void queryClient.invalidateQueries({ queryKey: LEAD_KEYS.all });
      toast.success('Предложение сделано');
      onClose();
    },
    // Somebody was faster: reload the lead. What was typed stays.
    onError: () => queryClient.invalidateQueries({ queryKey: LEAD_KEYS.card(lead.id) }),
    meta: { shownInDialog: true },
  });
  const isConflict = error instanceof HttpError && error.code === CONFLICT;
  const errors: FieldErrors = (error instanceof HttpError && error.error_validation) || {};
  return (
    <Dialog title={OFFER_ACTIONS[offering]} onCancel={closing.close}>
      <form
        className={css.offer}
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        {offering === 'terms' ? (
          <>
            <NumberInput
              id={`${id}-sum`}
              name="sum"
              label="Сумма, ₽"
              integer
              required
              min={1}
              max={MOST_ROUBLES}
              value={sum}
              error={errors['sum']?.[0]}
              onChange={setSum}
            />
            <NumberInput
              id={`${id}-term`}
              name="term"
              label={inDays ? 'Срок, дней' : 'Срок, месяцев'}
              integer
              required
              min={1}
              max={LONGEST}
              value={term}
              error={errors['term']?.[0]}
              onChange={setTerm}
            />
          </>
        ) : (
          <p>{termsInWords(given)}: решение CRM остаётся прежним.</p>
        )}
        <p className={css.soft}>{offerPromise(lead)}</p>
        <TextArea
          id={`${id}-comment`}
          name="comment"
          label="Комментарий"
          hint="Останется в истории заявки. Можно не писать."
          value={comment}
          onChange={setComment}
        />
        {isOther && (
          <Notice live tone="warning" title="Предложение уже изменил другой сотрудник">
            Теперь это {lead.limit ? termsInWords(lead.limit) : 'решение без суммы'}. Если ваше решение
            прежнее, нажмите кнопку ещё раз: оно заменит то предложение.
          </Notice>
        )}
        {error && !(isConflict && isOther) && !errors['sum'] && !errors['term'] && (
          <FailureNotice error={error} />
        )}
        <DialogActions>
          <Button variant="secondary" onClick={closing.close}>
            Отмена
          </Button>
          <Button type="submit" busy={isPending}>
            {offering === 'terms' ? 'Сделать' : 'Продлить'}
          </Button>
        </DialogActions>
      </form>
      <ClosingQuestion closing={closing}>Комментарий к заявке ещё не сохранён.</ClosingQuestion>
    </Dialog>
  );
}
