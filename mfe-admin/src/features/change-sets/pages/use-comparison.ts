import type { ChangeSetItem } from '@polden/api-contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMutation } from '../../calls/use-mutation.ts';
import { previewApi } from '../../preview/preview.api.ts';
import { type Barriers, findBarriers } from './find-barriers.ts';
import { scrollTogether } from './scroll-together.ts';

/** `failed`: the checker did not run. */
export type Check = Barriers | 'failed';

/**
 * The page of a member before its set and with it, in two frames. A browser has one preview at a time, so the former page comes
 * first, whole and still; then the other is opened and checked.
 */
export function useComparison(setId: number, item: ChangeSetItem, onChecked: (check: Check) => void) {
  const { type, id, isNew, removal } = item;
  const before = useRef<HTMLIFrameElement>(null);
  const after = useRef<HTMLIFrameElement>(null);
  const [isCome, setCome] = useState(false);
  const opening = useMutation({
    mutationFn: (of: { before: boolean }) => previewApi.open({ changeSet: setId, type, id, ...of }),
    meta: { failure: 'Предпросмотр не открылся.' },
  });
  const [addresses, setAddresses] = useState<{ before?: string; after?: string }>({});
  const open = (side: 'before' | 'after') => {
    opening.mutate(
      { before: side === 'before' },
      { onSuccess: ({ address }) => setAddresses((known) => ({ ...known, [side]: address })) },
    );
  };
  const start = () => {
    setAddresses({});
    setCome(false);
    open(isNew ? 'after' : 'before');
  };
  const begin = useEffectEvent(start);
  useEffect(() => begin(), []);

  const check = async () => {
    setCome(true);
    const page = after.current?.contentWindow;
    if (!page) return;
    if (before.current?.contentWindow) scrollTogether(before.current.contentWindow, page);
    onChecked(await findBarriers(page).catch(() => 'failed' as const));
  };
  return {
    before,
    after,
    addresses,
    isCome,
    failed: opening.isError,
    again: start,
    onBefore: () => {
      if (removal) setCome(true);
      else open('after');
    },
    onAfter: () => void check(),
  };
}
