import type { SavedView } from '@polden/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { takeBack } from '../calls/take-back.ts';
import { useMutation } from '../calls/use-mutation.ts';
import { toast } from '../toasts/toast.store.ts';
import { savedViewsApi, savedViewsKey } from './saved-views.api.ts';

/** Shares a view and takes it away; what was taken away comes back while the toast is there. */
export function useViewChange(type: string) {
  const queryClient = useQueryClient();
  const renew = () => queryClient.invalidateQueries({ queryKey: savedViewsKey(type) });
  const share = useMutation({
    mutationFn: ({ id, shared }: SavedView) => savedViewsApi.share(id, !shared),
    onSuccess: async ({ title, shared }) => {
      toast.success(shared ? `Вид «${title}» видят все` : `Вид «${title}» видите только вы`);
      await renew();
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => savedViewsApi.remove(id),
    onSuccess: async (_, { title, search, mine }) => {
      const undo = () => takeBack(() => savedViewsApi.add({ type, title, search }).then(renew));
      toast.success(
        `Вид «${title}» убран`,
        mine ? { title: 'Отменить', otherwise: 'Сохраните такой же вид ещё раз', run: undo } : undefined,
      );
      await renew();
    },
  });
  return { share, remove };
}
