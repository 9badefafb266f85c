import { rightsFor } from './rights-for.ts';

/** What is being written and not saved yet, per person and item. */
export const AUTOSAVE_PATHS = {
  /** GET AutosaveKey → { autosave: Autosave | null }: one's own. */
  read: 'admin/autosave/read',
  /** POST AutosaveKey & AutosavedWork → { savedAt }. */
  save: 'admin/autosave/save',
  /** POST AutosaveKey → { ok: true } */
  drop: 'admin/autosave/drop',
} as const;

export const AUTOSAVE_RIGHTS = rightsFor('autosave', AUTOSAVE_PATHS);

/** Bytes of what one person keeps of one item: what they began with, and what it is now. */
export const AUTOSAVE_MAX_BYTES = 2_500_000;
/** Nobody comes back to it later. */
export const AUTOSAVE_DAYS = 30;

export interface AutosaveKey {
  contentType: string;
  /** Null: of an item that is not there yet. */
  itemId: number | null;
}

export interface AutosavedWork {
  /** Version that the work began from; null for a new item. */
  version: number | null;
  /** Values of the item that the work began from, and as they are now. */
  base: object;
  values: object;
}

export interface Autosave extends AutosavedWork {
  /** ISO 8601 in UTC. */
  savedAt: string;
}

export const PRESENCE_PATHS = {
  /** POST PresenceBeat → Presence */
  beat: 'admin/presence/beat',
} as const;

export const PRESENCE_RIGHTS = rightsFor('presence', PRESENCE_PATHS);

/** A form says so often that it is open; thrice as long without a word, and nobody has it. */
export const PRESENCE_BEAT_MS = 10_000;

/** `ask`: may I go on? `give`: yes; `keep`: not yet; `take`: nobody has answered; `leave`: the form is closed. */
export const PRESENCE_ACTS = ['beat', 'ask', 'give', 'keep', 'take', 'leave'] as const;
export type PresenceAct = (typeof PRESENCE_ACTS)[number];

export interface PresenceBeat {
  contentType: string;
  itemId: number;
  /** UUID of the form: one person may have two of them open. */
  form: string;
  act: PresenceAct;
}

/** ISO 8601; null: none was named. */
export interface ItemMoments {
  /** When the changes in the draft come out. */
  publishAt: string | null;
  /** When the item goes from the site. */
  unpublishAt: string | null;
}

/** `at` and `by` are null of what was purged, or put into the trash before the history was kept. */
export interface ItemRemoval {
  /** ISO 8601. */
  at: string | null;
  /** Name of who has done it. */
  by: string | null;
}

export interface Presence {
  /** Who edits the item; null when nobody does. */
  editor: { userId: number; name: string; since: string } | null;
  /** It is this form. */
  mine: boolean;
  /** Somebody who asks the editor to go on in their place. */
  asked: { userId: number; name: string } | null;
  /** The one who asks has waited long enough to take it. */
  mayTake: boolean;
  /** The present moments, set by anybody. */
  moments: ItemMoments;
  /** The item is not there any more: what is typed cannot be saved in it. */
  removed: ItemRemoval | null;
}
