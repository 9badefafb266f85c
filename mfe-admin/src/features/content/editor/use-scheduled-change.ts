import type { DraftState } from '@polden/api-contract';
import { isDraftable } from '@polden/content-model';
import { useEffect, useEffectEvent } from 'react';
import { useAdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { toast } from '../../toasts/toast.store.ts';

/** The server works its moments off every few seconds. */
const LOOK_EVERY_MS = 4000;
const LOOKS = 10;
/** Further away than a timer of a browser reaches, the form is opened anew before. */
const FURTHEST_MS = 24 * 60 * 60 * 1000;

interface Changed {
  item: ContentItem;
  state: DraftState;
}

/** Tells the form when its item or its changes have come out, or gone, at the moment that was set for it, or were refused then. */
export function useScheduledChange(
  item: ContentItem | null,
  state: DraftState | null,
  onChanged: (changed: Changed) => void,
): void {
  const { type, api } = useAdminType();
  const next = nextMoment(item, state);
  const id = item?.id ?? null;
  const look = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    if (item === null) return true;
    const [now, draft] = await Promise.all([api.item(item.id, signal), api.draft(item.id, signal)]);
    const words = whatHappened(item, state, now, draft);
    const refusal = whatWasRefused(state, draft);
    if ((words === null && refusal === null) || signal.aborted) return false;
    onChanged({ item: now, state: draft });
    if (words !== null) toast.success(words);
    if (refusal !== null) toast.error(refusal);
    return true;
  });

  useEffect(() => {
    if (next === null || id === null || !isDraftable(type)) return undefined;
    const wait = Date.parse(next) - Date.now();
    if (wait > FURTHEST_MS) return undefined;
    const leaving = new AbortController();
    let looks = 0;
    let timer = setTimeout(again, Math.max(0, wait));
    function again(): void {
      looks += 1;
      look(leaving.signal)
        // Not now: it is asked again.
        .catch(() => false)
        .then((isKnown) => {
          if (!isKnown && looks < LOOKS && !leaving.signal.aborted) timer = setTimeout(again, LOOK_EVERY_MS);
        })
        .catch(() => undefined);
    }
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [next, id, type]);
}

/** The earliest that is still to come, ISO 8601. */
function nextMoment(item: ContentItem | null, state: DraftState | null): string | null {
  const comesOut = item?.state === 'scheduled' ? item.publishedAt : null;
  const moments = [comesOut, state?.draft?.publishAt ?? null, state?.unpublishAt ?? null];
  const ahead = moments.filter(
    (moment) => moment !== null && Date.parse(moment) > Date.now() - LOOK_EVERY_MS,
  );
  return ahead.toSorted()[0] ?? null;
}

function whatWasRefused(had: DraftState | null, has: DraftState): string | null {
  const failure = has.draft?.failure ?? null;
  if (failure !== null && failure !== had?.draft?.failure) return `Изменения не вышли: ${failure}`;
  const { unpublishFailure } = has;
  if (unpublishFailure !== null && unpublishFailure !== had?.unpublishFailure)
    return `Запись не ушла с сайта: ${unpublishFailure}`;
  return null;
}

function whatHappened(
  was: ContentItem,
  had: DraftState | null,
  now: ContentItem,
  has: DraftState,
): string | null {
  if (had?.draft && has.draft === null && now.version > was.version)
    return 'Изменения вышли на сайт по расписанию';
  if (was.state === 'scheduled' && now.state === 'published') return 'Запись вышла на сайт по расписанию';
  if (was.state === 'published' && now.state === 'draft') return 'Запись ушла с сайта по расписанию';
  return null;
}
