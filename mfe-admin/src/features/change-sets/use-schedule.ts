import type { ChangeSet } from '@polden/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import { toast } from '../toasts/toast.store.ts';
import { CHANGE_SET_KEYS, changeSetsApi } from './change-sets.api.ts';

/** Gives the set a moment; null takes it away. */
export function useSchedule(set: ChangeSet) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (at: string | null) => changeSetsApi.schedule(set, at),
    meta: { shownInPlace: [422], failure: 'Время не сохранилось.' },
    // It may be another by now: whoever asks again has seen it.
    onError: () => queryClient.invalidateQueries({ queryKey: CHANGE_SET_KEYS.item(set.id) }),
    onSuccess: async (newer) => {
      queryClient.setQueryData(CHANGE_SET_KEYS.item(set.id), newer);
      toast.success(newer.publishAt === null ? 'Набор выйдет только вручную' : 'Время назначено');
      await queryClient.invalidateQueries({ queryKey: ['calendar'] });
    },
  });
}
