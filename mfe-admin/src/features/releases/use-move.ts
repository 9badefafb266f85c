import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../toasts/toast.store.ts';
import { inRussian } from './refusal-words.ts';
import { RELEASE_KEYS } from './releases.api.ts';
import { useEnvironment, type InEnvironment } from './use-environment.ts';

/** An operation of the registry that says what has come of it; everything about releases is read again. */
export function useMove<Body, Result>(
  operation: (body: Body) => Promise<Result>,
  say: (body: Body, result: Result) => string,
  onDone: () => void = () => undefined,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) =>
      operation(body).catch((error: unknown) => {
        throw inRussian(error);
      }),
    onSuccess: (result, body) => {
      toast.success(say(body, result));
      onDone();
      // The next move need not wait for what this one has changed to be shown.
      void queryClient.invalidateQueries({ queryKey: RELEASE_KEYS.all });
    },
  });
}

/** A move of pointers in the environment that is looked at. */
export function useMoveHere<Body extends object, Result>(
  operation: (body: Body & InEnvironment) => Promise<Result>,
  say: (body: Body, result: Result) => string,
  onDone?: () => void,
) {
  const environment = useEnvironment();
  return useMove((body: Body) => operation({ ...body, ...environment }), say, onDone);
}
