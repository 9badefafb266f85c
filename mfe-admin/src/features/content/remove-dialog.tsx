import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { useRemovalImpact } from '../links/removal-impact.tsx';
import { toast } from '../toasts/toast.store.ts';
import { useAdminType } from '../content-types/admin-type.tsx';

export interface RemoveDialogProps {
  item: { id: number; title: string };
  onCancel: () => void;
  onRemoved: () => void;
}

/** Asks, and moves the article to the trash. */
export function RemoveDialog({ item, onCancel, onRemoved }: RemoveDialogProps) {
  const { type, api } = useAdminType();
  const queryClient = useQueryClient();
  const { note, afterRemoval } = useRemovalImpact(item.id);
  const removing = useMutation({
    mutationFn: () => api.remove(item.id),
    meta: { failure: 'Удалить не получилось.' },
    onSuccess: async () => {
      toast.success(`«${item.title}»: удалено`);
      onRemoved();
      await afterRemoval();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.keys.lists }),
        queryClient.invalidateQueries({ queryKey: api.keys.highlights }),
      ]);
    },
  });
  return (
    <ConfirmDialog
      title={`Удалить ${type.titles.accusative}?`}
      confirm="Удалить"
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onCancel={onCancel}
    >
      <p>«{item.title}» сразу исчезнет с сайта и попадёт в корзину: оттуда можно вернуть.</p>
      {note}
    </ConfirmDialog>
  );
}
