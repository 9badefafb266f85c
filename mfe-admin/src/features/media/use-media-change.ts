import type { MediaInUse, MediaUse } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import { toast } from '../toasts/toast.store.ts';
import { MEDIA_KEYS } from './media.api.ts';

export interface MediaChange {
  busy: boolean;
  /** What stood in the way of the last try; undefined when nothing did. */
  uses: MediaUse[] | undefined;
  run: () => void;
}

/** A change in the library, which says that it is done, or what uses the thing. */
export function useMediaChange(
  operation: () => Promise<unknown>,
  done: string,
  onDone: () => void,
): MediaChange {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: operation,
    meta: { shownInPlace: [409] },
    onSuccess: () => {
      toast.success(done);
      onDone();
      void queryClient.invalidateQueries({ queryKey: MEDIA_KEYS.all });
    },
  });
  return { busy: isPending, uses: usesIn(error), run: () => mutate() };
}

function usesIn(error: unknown): MediaUse[] | undefined {
  if (!(error instanceof HttpError) || error.code !== 409) return undefined;
  return (error.current as MediaInUse['current'] | undefined)?.uses ?? [];
}
