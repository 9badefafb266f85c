import { type ErasureRequestCard, PERSONAL_DATA_RIGHTS } from '@polden/api-contract';
import { Button, Notice, Stack } from '@polden/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { TextArea } from '../controls/text-area.tsx';
import { ClosingQuestion } from '../dialog/closing-question.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { useClosing } from '../dialog/use-closing.ts';
import { EntryForm } from '../forms/entry-form.tsx';
import { useKeptText } from '../session/use-kept.ts';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { FoundList } from './found-list.tsx';
import { ERASURE_REQUESTS_KEY, ERASURES_KEY, personalDataApi } from './personal-data.api.ts';

export interface RequestDialogProps {
  id: string;
  onClose: () => void;
}

/** What there is of the person who asks, and the two answers. */
export function RequestDialog({ id, onClose }: RequestDialogProps) {
  const { data: card, isError } = useQuery({
    queryKey: [...ERASURE_REQUESTS_KEY, 'card', id],
    queryFn: ({ signal }) => personalDataApi.request(id, signal),
  });
  const [reason, setReason] = useKeptText(`erasure:${id}:refusal`);
  const closing = useClosing(reason.trim() !== '', onClose);
  return (
    <Dialog title="Просьба стереть данные" wide onCancel={closing.close}>
      {isError && (
        <Notice tone="error">
          <p>Просьба не открылась. Закройте окно и попробуйте ещё раз.</p>
        </Notice>
      )}
      {card && card.state !== 'asked' && <p>На эту просьбу уже ответили.</p>}
      {card?.state === 'asked' && (
        <Answer card={card} reason={reason} onReason={setReason} onClose={onClose} />
      )}
      <DialogActions>
        <Button variant="secondary" onClick={closing.close}>
          Закрыть
        </Button>
      </DialogActions>
      <ClosingQuestion closing={closing}>Отказ ещё не отправлен.</ClosingQuestion>
    </Dialog>
  );
}

/** Why the data may not be erased, as it is typed. */
interface Refusal {
  reason: string;
  onReason: (reason: string) => void;
}

interface AnswerProps extends Refusal {
  card: ErasureRequestCard;
  onClose: () => void;
}

function Answer({ card, onClose, ...refusal }: AnswerProps) {
  const mayConfirm = useMay(PERSONAL_DATA_RIGHTS.requestConfirm);
  const mayDecline = useMay(PERSONAL_DATA_RIGHTS.requestDecline);
  const signed = (card.found?.signatures ?? 0) > 0;
  return (
    <Stack>
      <p>Телефон {card.phone}, подтверждён входом в личный кабинет.</p>
      <FoundList found={card.found ?? undefined}>
        {signed && (
          <Notice tone="warning" title="Есть подписанные документы">
            <p>
              Проверьте, заключён ли договор: пять лет после его исполнения стирать нельзя (115-ФЗ, 402-ФЗ).
              Тогда откажите и назовите день, после которого можно попросить снова.
            </p>
          </Notice>
        )}
      </FoundList>
      {mayConfirm && <Confirm id={card.id} onClose={onClose} />}
      {mayDecline && <Decline id={card.id} onClose={onClose} {...refusal} />}
    </Stack>
  );
}

function Confirm({ id, onClose }: RequestDialogProps) {
  const [sure, setSure] = useState(false);
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => personalDataApi.confirmRequest(id),
    onSuccess: ({ inCrm }) => {
      toast.success(
        inCrm > 0 ? `Стёрто. В CRM есть или могут быть заявки (${inCrm}): сотрите их и там` : 'Стёрто',
      );
      void queryClient.invalidateQueries({ queryKey: ERASURES_KEY });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ERASURE_REQUESTS_KEY }),
  });
  return (
    <div>
      {isError && <p role="alert">Не стёрто: возможно, на просьбу уже ответили.</p>}
      {sure ? (
        <>
          <p>Всё исчезнет навсегда: вернуть будет неоткуда. Человек получит СМС.</p>
          <Button busy={isPending} onClick={() => mutate()}>
            Да, стереть навсегда
          </Button>
        </>
      ) : (
        <Button onClick={() => setSure(true)}>Стереть всё о человеке</Button>
      )}
    </div>
  );
}

function Decline({ id, reason, onReason, onClose }: RequestDialogProps & Refusal) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => personalDataApi.declineRequest({ id, reason }),
    onSuccess: () => {
      toast.success('Отказ отправлен');
      onClose();
      return queryClient.invalidateQueries({ queryKey: ERASURE_REQUESTS_KEY });
    },
  });
  return (
    <EntryForm
      title="Отказ"
      save="Отказать"
      busy={isPending}
      error={error}
      fields={['reason']}
      onSubmit={() => mutate()}
    >
      {(field) => (
        <TextArea
          {...field('reason')}
          name="reason"
          label="Почему нельзя стереть: это прочитает человек"
          value={reason}
          onChange={onReason}
        />
      )}
    </EntryForm>
  );
}
