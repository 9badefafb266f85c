import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { toast } from '../toasts/toast.store.ts';
import { BLOG_KEYS, blogApi } from './blog.api.ts';

export interface RemoveDialogProps {
  post: { id: number; title: string };
  onCancel: () => void;
  onRemoved: () => void;
}

/** Asks, and moves the article to the trash. */
export function RemoveDialog({ post, onCancel, onRemoved }: RemoveDialogProps) {
  const queryClient = useQueryClient();
  const removing = useMutation({
    mutationFn: () => blogApi.remove(post.id),
    meta: { failure: 'Удалить не получилось.' },
    onSuccess: async () => {
      toast.success(`Статья «${post.title}» удалена`);
      onRemoved();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: BLOG_KEYS.lists }),
        queryClient.invalidateQueries({ queryKey: BLOG_KEYS.highlights }),
      ]);
    },
  });
  return (
    <ConfirmDialog
      title="Удалить статью?"
      confirm="Удалить"
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onCancel={onCancel}
    >
      <p>«{post.title}» сразу исчезнет с сайта и попадёт в корзину.</p>
    </ConfirmDialog>
  );
}
