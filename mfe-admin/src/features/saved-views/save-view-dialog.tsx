import { SAVED_VIEW_TITLE_MAX, type SavedView } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { Button, TextField } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../calls/message-of.ts';
import { useMutation } from '../calls/use-mutation.ts';
import { ClosingQuestion } from '../dialog/closing-question.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { useClosing } from '../dialog/use-closing.ts';
import { toast } from '../toasts/toast.store.ts';
import { savedViewsApi, savedViewsKey } from './saved-views.api.ts';

export interface SaveViewDialogProps {
  type: string;
  search: string;
  /** One of one's own that gets another name; null keeps what the list shows as a new one. */
  renamed: SavedView | null;
  onClose: () => void;
}

/** Asks how to call what the list shows now. */
export function SaveViewDialog({ type, search, renamed, onClose }: SaveViewDialogProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const [title, setTitle] = useState(renamed?.title ?? '');
  const saving = useMutation({
    mutationFn: () =>
      renamed ? savedViewsApi.rename(renamed.id, title) : savedViewsApi.add({ type, title, search }),
    meta: { shownInPlace: [422] },
    onSuccess: async () => {
      toast.success(renamed ? `Вид называется «${title.trim()}»` : `Вид «${title.trim()}» сохранён`);
      onClose();
      await queryClient.invalidateQueries({ queryKey: savedViewsKey(type) });
    },
  });
  const closing = useClosing(title.trim() !== (renamed?.title ?? ''), onClose);
  return (
    <Dialog
      title={renamed ? `Переименовать вид «${renamed.title}»` : 'Сохранить вид списка'}
      onCancel={closing.close}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.isPending) saving.mutate();
        }}
      >
        <TextField
          id={id}
          name="title"
          label="Название"
          hint="Вид с тем же названием будет заменён."
          maxLength={SAVED_VIEW_TITLE_MAX}
          value={title}
          error={saving.error instanceof HttpError ? messageOf(saving.error) : undefined}
          onChange={setTitle}
        />
        <DialogActions>
          <Button variant="secondary" onClick={closing.close}>
            Отмена
          </Button>
          <Button type="submit" busy={saving.isPending}>
            Сохранить
          </Button>
        </DialogActions>
      </form>
      <ClosingQuestion closing={closing}>Вид списка ещё не сохранён.</ClosingQuestion>
    </Dialog>
  );
}
