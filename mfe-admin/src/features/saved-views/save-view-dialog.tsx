import { SAVED_VIEW_TITLE_MAX } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { Button, TextField } from '@polden/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../calls/message-of.ts';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { toast } from '../toasts/toast.store.ts';
import { savedViewsApi, savedViewsKey } from './saved-views.api.ts';

export interface SaveViewDialogProps {
  type: string;
  search: string;
  onClose: () => void;
}

/** Asks how to call what the list shows now. */
export function SaveViewDialog({ type, search, onClose }: SaveViewDialogProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const [title, setTitle] = useState('');
  const saving = useMutation({
    mutationFn: () => savedViewsApi.add({ type, title, search }),
    meta: { shownInPlace: [422] },
    onSuccess: async () => {
      toast.success(`Вид «${title.trim()}» сохранён`);
      onClose();
      await queryClient.invalidateQueries({ queryKey: savedViewsKey(type) });
    },
  });
  return (
    <Dialog title="Сохранить вид списка" onCancel={onClose}>
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
          <Button variant="secondary" onClick={onClose}>
            Отмена
          </Button>
          <Button type="submit" busy={saving.isPending}>
            Сохранить
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
