import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import { toast } from '../toasts/toast.store.ts';
import { PROFILE_KEY } from './profile.api.ts';

/** A change of one's own account: its form shows what was refused, a toast says that it is done. */
export function useOwnChange<Body, Result>(
  operation: (body: Body) => Promise<Result>,
  { done, onDone }: { done?: string; onDone: (result: Result) => void },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: operation,
    meta: { shownInPlace: [422] },
    onSuccess: (result) => {
      if (done !== undefined) toast.success(done);
      onDone(result);
      void queryClient.invalidateQueries({ queryKey: PROFILE_KEY });
    },
  });
}
