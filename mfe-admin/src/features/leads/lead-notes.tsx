import { LEAD_NOTE_MAX, LEAD_RIGHTS, type LeadCard } from '@polden/api-contract';
import { Button } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useMutation } from '../calls/use-mutation.ts';
import { TextArea } from '../controls/text-area.tsx';
import { FailureNotice } from '../dialog/failure-notice.tsx';
import { UnsavedQuestion } from '../dialog/unsaved-question.tsx';
import { useKeptMessage } from '../session/use-kept.ts';
import { useMay } from '../session/use-may.ts';
import { toast } from '../toasts/toast.store.ts';
import { LEAD_KEYS, leadsApi } from './leads.api.ts';
import css from './leads.module.css';

/** A note for the timeline, whatever the state. */
export function LeadNoteForm({ id }: { id: LeadCard['id'] }) {
  const fieldId = useId();
  const may = useMay(LEAD_RIGHTS.note);
  const { text, key, write, taken } = useKeptMessage(`lead:${id}:note`);
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (sent: string) => leadsApi.addNote(id, sent, key),
    onSuccess: (card, sent) => {
      queryClient.setQueryData(LEAD_KEYS.card(id), card);
      taken(sent);
      toast.success('Заметка в истории заявки');
    },
    meta: { shownInDialog: true },
  });
  if (!may) return null;
  const over = text.length - LEAD_NOTE_MAX;
  return (
    <form
      className={css.offer}
      aria-label="Новая заметка"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && text.trim() !== '' && over <= 0) mutate(text);
      }}
    >
      <UnsavedQuestion isUnsaved={text.trim() !== ''}>Заметка к заявке ещё не сохранена.</UnsavedQuestion>
      <TextArea
        id={fieldId}
        name="note"
        label="Заметка"
        hint="Её прочтут те, кто пишет заметки или видит личные данные. Клиент — нет."
        value={text}
        error={over > 0 ? `Сократите: лишних знаков — ${over}` : undefined}
        onChange={write}
      />
      {error && <FailureNotice error={error} />}
      <div>
        <Button type="submit" variant="secondary" busy={isPending} waits={text.trim() === '' || over > 0}>
          Добавить заметку
        </Button>
      </div>
    </form>
  );
}
