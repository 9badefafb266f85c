import {
  type DefaultError,
  useMutation as useEveryMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

interface CallUnderWay<Data> {
  variables: unknown;
  answer: Promise<Data>;
}

/**
 * React Query's mutation that sends nothing twice: the same call again, while it is under way, is the second half of a double
 * click, and gets the answer of the first. `isPending` comes to the page a moment after the press, too late to hold that back.
 */
export function useMutation<Data, Variables = void, OnMutate = unknown>(
  options: UseMutationOptions<Data, DefaultError, Variables, OnMutate>,
): UseMutationResult<Data, DefaultError, Variables, OnMutate> {
  const mutation = useEveryMutation(options);
  const { mutateAsync: send, reset: forget } = mutation;
  const underWay = useRef<CallUnderWay<Data>>(null);

  const mutateAsync = useCallback<typeof send>(
    (...call) => {
      const [variables] = call;
      if (underWay.current && isSameCall(underWay.current.variables, variables))
        return underWay.current.answer;
      const sent = { variables, answer: send(...call) };
      underWay.current = sent;
      const end = () => {
        if (underWay.current === sent) underWay.current = null;
      };
      void sent.answer.then(end, end);
      return sent.answer;
    },
    [send],
  );
  const mutate = useCallback<typeof mutation.mutate>(
    // What has failed is told by the cache of mutations.
    (...call) => void mutateAsync(...call).catch(() => undefined),
    [mutateAsync],
  );
  // Nobody waits for the answer any more: what is asked next is a new question.
  const reset = useCallback(() => {
    underWay.current = null;
    forget();
  }, [forget]);
  return { ...mutation, mutate, mutateAsync, reset };
}

/** Asks for the same: what is done after the answer, a function, is no part of it, and a file is only itself. */
function isSameCall(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (typeof one === 'function' && typeof other === 'function')) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSameCall(one[key], other[key]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
}
