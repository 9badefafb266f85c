import type { ContentState } from '@polden/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { takeBack } from '../calls/take-back.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { useRemovalImpact } from '../links/removal-impact.tsx';
import { toast } from '../toasts/toast.store.ts';
import { useAdminType, useRights } from '../content-types/admin-type.tsx';

export interface RemoveDialogProps {
  item: { id: number; title: string; state: ContentState };
  onCancel: () => void;
  onRemoved: () => void;
}

/** What visitors notice of it: a draft they have never seen. */
const CONSEQUENCES: Record<ContentState, string> = {
  draft: 'попадёт в корзину: оттуда можно вернуть.',
  scheduled: 'не выйдет на сайте и попадёт в корзину: оттуда можно вернуть.',
  published: 'сразу исчезнет с сайта и попадёт в корзину: оттуда можно вернуть.',
};

/** Asks, and moves the article to the trash. */
export function RemoveDialog({ item, onCancel, onRemoved }: RemoveDialogProps) {
  const { type, api } = useAdminType();
  const may = useRights();
  const queryClient = useQueryClient();
  const { note, mayLead, afterRemoval, renew: renewLinks } = useRemovalImpact(item.id);
  const renew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.keys.lists }),
      queryClient.invalidateQueries({ queryKey: api.keys.highlights }),
    ]);
  const restore = () =>
    takeBack(async () => {
      await api.restore(item.id);
      toast.success(`«${item.title}»: снова на месте`);
      await renew();
      await renewLinks();
    });
  const removing = useMutation({
    mutationFn: async () => {
      const isSound = await mayLead();
      if (isSound) await api.remove(item.id);
      return isSound;
    },
    meta: { shownInDialog: true },
    onSuccess: async (isRemoved) => {
      if (!isRemoved) return;
      toast.success(
        `«${item.title}»: удалено`,
        may('restore')
          ? { title: 'Отменить', otherwise: 'Вернуть можно из корзины', run: restore }
          : undefined,
      );
      onRemoved();
      await afterRemoval();
      await renew();
    },
  });
  return (
    <ConfirmDialog
      title={`Удалить ${type.titles.accusative}?`}
      confirm="Удалить"
      busy={removing.isPending}
      onConfirm={() => removing.mutateAsync()}
      onCancel={onCancel}
    >
      <p>
        «{item.title}» {CONSEQUENCES[item.state]}
      </p>
      {note}
    </ConfirmDialog>
  );
}
