import { ERASURE_REASONS, type ErasureDone, type ErasureReason, type Person } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { inWords } from '../controls/select-options.ts';
import { Select } from '../controls/select.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { ERASURES_KEY, personalDataApi } from './personal-data.api.ts';
import { REASON_WORDS } from './personal-data-words.ts';

interface ErasureStepProps {
  person: Person;
  onDone: (proof: ErasureDone) => void;
}

/** The reason, and a question before what cannot be undone. */
export function ErasureStep({ person, onDone }: ErasureStepProps) {
  const id = useId();
  const [reason, setReason] = useState<ErasureReason>('request');
  const [asked, setAsked] = useState(false);
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => personalDataApi.erase({ ...person, reason }),
    onSuccess: (proof) => {
      void queryClient.invalidateQueries({ queryKey: ERASURES_KEY });
      setAsked(false);
      onDone(proof);
    },
    meta: { shownInDialog: true },
  });
  return (
    <>
      <Select
        id={id}
        label="Основание"
        value={reason}
        options={inWords(ERASURE_REASONS, REASON_WORDS)}
        onChange={(value) => setReason(ERASURE_REASONS.find((each) => each === value) ?? 'request')}
      />
      <p>
        <Button onClick={() => setAsked(true)}>Стереть всё о человеке</Button>
      </p>
      {asked && (
        <ConfirmDialog
          title="Стереть всё о человеке?"
          confirm="Стереть"
          busy={isPending}
          onConfirm={() => mutateAsync()}
          onCancel={() => setAsked(false)}
        >
          Заявки, документы, файлы, отзывы и подписки исчезнут навсегда: вернуть их будет неоткуда. Останется
          доказательство, в котором нет личных данных.
        </ConfirmDialog>
      )}
    </>
  );
}
