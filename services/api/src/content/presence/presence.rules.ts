import { PRESENCE_BEAT_MS, type PresenceAct } from '@polden/api-contract';
import type { PresenceRow } from './presence.repository.ts';

/** As long without a word, and the form is closed or has lost its network. */
const GONE_AFTER_MS = 3 * PRESENCE_BEAT_MS;
/** A form that has not answered by then counts as closed. */
const ANSWER_WITHIN_MS = 60_000;

export interface Somebody {
  userId: number;
  form: string;
}

const UNASKED = { asked_by: null, asked_form: null, asked_at: null };

/** Who edits the item once `who` has said this; null: nobody. */
export function nextPresence(
  row: PresenceRow | undefined,
  act: PresenceAct,
  { userId, form }: Somebody,
  now: Date,
): PresenceRow | null {
  const own = (since: Date): PresenceRow => ({ user_id: userId, form, since, seen_at: now, ...UNASKED });
  const isGone = !row || now.getTime() - row.seen_at.getTime() > GONE_AFTER_MS;
  if (act === 'leave') {
    if (isGone || row.form === form) return null;
    return row.asked_form === form ? { ...row, ...UNASKED } : row;
  }
  if (isGone) return own(now);
  if (row.form === form) {
    const seen = { ...row, seen_at: now };
    if (act === 'keep') return { ...seen, ...UNASKED };
    if (act !== 'give' || row.asked_by === null || row.asked_form === null) return seen;
    return { user_id: row.asked_by, form: row.asked_form, since: now, seen_at: now, ...UNASKED };
  }
  if (act === 'ask') return { ...row, asked_by: userId, asked_form: form, asked_at: now };
  return act === 'take' && mayTake(row, form, now) ? own(now) : row;
}

export function mayTake({ asked_form, asked_at }: PresenceRow, form: string, now: Date): boolean {
  return asked_form === form && asked_at !== null && now.getTime() - asked_at.getTime() >= ANSWER_WITHIN_MS;
}
