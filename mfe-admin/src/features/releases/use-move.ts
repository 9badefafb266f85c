import type { PointerMove } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { useQueryClient } from '@tanstack/react-query';
import type { FailureMeta } from '../calls/report-failure.ts';
import { useMutation } from '../calls/use-mutation.ts';
import { toast } from '../toasts/toast.store.ts';
import { tellEndedPages } from './ended-pages.tsx';
import { inRussian } from './refusal-words.ts';
import { RELEASE_KEYS } from './releases.api.ts';
import { useEnvironment, type InEnvironment } from './use-environment.ts';

const CONFLICT = 409;

/** An operation of the registry that says what has come of it; everything about releases is read again. */
export function useMove<Body, Result>(
  operation: (body: Body) => Promise<Result>,
  say: (body: Body, result: Result) => string,
  onDone: (result: Result) => void = () => undefined,
  meta: FailureMeta = {},
) {
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: RELEASE_KEYS.all });
  return useMutation({
    mutationFn: (body: Body) =>
      operation(body).catch((error: unknown) => {
        throw inRussian(error);
      }),
    onSuccess: (result, body) => {
      toast.success(say(body, result));
      if (isMove(result)) tellEndedPages(result);
      onDone(result);
      // The next move need not wait for what this one has changed to be shown.
      void readAgain();
    },
    meta: { ...meta },
    // Somebody else was first: what they have done is to be seen.
    onError: (error) => {
      if (error instanceof HttpError && error.code === CONFLICT) void readAgain();
    },
  });
}

function isMove(result: unknown): result is PointerMove {
  return typeof result === 'object' && result !== null && 'endedPages' in result;
}

/** A move of pointers in the environment that is looked at. */
export function useMoveHere<Body extends object, Result>(
  operation: (body: Body & InEnvironment) => Promise<Result>,
  say: (body: Body, result: Result) => string,
  onDone?: () => void,
  meta?: FailureMeta,
) {
  const environment = useEnvironment();
  return useMove((body: Body) => operation({ ...body, ...environment }), say, onDone, meta);
}
