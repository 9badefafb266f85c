import type { DraftState, ItemMoments } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { toast } from '../toasts/toast.store.ts';

/** A moment that has passed is gone because it has come. */
const COMING_MS = 10_000;

const WORDS = { publishAt: 'Изменения выйдут', unpublishAt: 'Запись уйдёт с сайта' };

/** What the form knows of its drafts with the moments that somebody else has named meanwhile; the same when there are none. */
export function hearMoments(state: DraftState, moments: ItemMoments): DraftState {
  const { draft } = state;
  const publishAt = draft && heard('publishAt', draft.publishAt, moments.publishAt);
  const unpublishAt = heard('unpublishAt', state.unpublishAt, moments.unpublishAt);
  if ((draft?.publishAt ?? null) === publishAt && state.unpublishAt === unpublishAt) return state;
  return { ...state, unpublishAt, draft: draft && { ...draft, publishAt } };
}

function heard(name: keyof ItemMoments, known: string | null, now: string | null): string | null {
  if (known === now) return known;
  if (now === null && known !== null && Date.parse(known) < Date.now() + COMING_MS) return known;
  const when = now === null ? 'время сняли' : formatDate(now, 'DD.MM.YYYY HH:mm');
  toast.success(`${WORDS[name]}: ${when}. Так решил кто-то другой`);
  return now;
}
