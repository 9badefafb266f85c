import { HttpError } from '@polden/http';
import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import { toast } from '../toasts/toast.store.ts';
import { RIGHTS_KEYS } from './rights.api.ts';

export interface ChangeOptions<Body> {
  /** What to say when it is done. */
  done: (body: Body) => string;
  onDone?: () => void;
  /** The form shows a 422 itself. */
  inForm?: boolean;
  /** The open dialog shows errors itself. */
  inDialog?: boolean;
}

/** A change of rights that says what has come of it; everything about rights is read again. */
export function useChange<Body, Result>(
  operation: (body: Body) => Promise<Result>,
  { done, onDone, inForm = false, inDialog = false }: ChangeOptions<Body>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: operation,
    meta: { shownInPlace: inForm ? [422] : [], shownInDialog: inDialog },
    onSuccess: (_result, body) => {
      toast.success(done(body));
      onDone?.();
      void queryClient.invalidateQueries({ queryKey: RIGHTS_KEYS.all });
    },
    // It is gone: what there is now is to be seen.
    onError: (error) => {
      if (error instanceof HttpError && error.code === 404)
        void queryClient.invalidateQueries({ queryKey: RIGHTS_KEYS.all });
    },
  });
}
