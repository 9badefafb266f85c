import type { ErrorBody } from './errors.ts';
import type { MediaImage, StoredFile } from './media.ts';
import { rightsFor } from './rights-for.ts';

/** For staff with the right of that name in DRAFT_RIGHTS, and besides with the right of the type that is said here. */
export const DRAFT_PATHS = {
  /** GET /:type/:id → DraftState. Of the type: item. */
  item: 'admin/drafts/item',
  /** POST SaveDraft to /:type/:id → DraftState; 409 with DraftConflict. Of the type: update. */
  save: 'admin/drafts/save',
  /** POST DiscardDraft to /:type/:id → DraftState; 409 with DraftConflict. Of the type: update. */
  discard: 'admin/drafts/discard',
  /** POST PublishDraft to /:type/:id → the item; 409 with the item when it has changed since. Of the type: publish. */
  publish: 'admin/drafts/publish',
  /** POST ScheduleItem to /:type/:id → DraftState; 409 with DraftConflict. Of the type: publish, and unpublish to take it away. */
  schedule: 'admin/drafts/schedule',
  /** GET CalendarQuery → CalendarEntry[], the earliest first; of the types that the caller may list. */
  calendar: 'admin/drafts/calendar',
} as const;

export const DRAFT_RIGHTS = rightsFor('drafts', DRAFT_PATHS);

/** Changes of an item that visitors do not see yet. An item has one draft at most. */
export interface ContentDraft {
  /** Of the draft: grows with each save. */
  version: number;
  /** Of the item that the work began from. */
  baseVersion: number;
  /** The fields that are changed, by name; `publishedAt` among them. */
  values: Record<string, unknown>;
  /** Who saved it last. */
  author: string;
  createdAt: string;
  updatedAt: string;
  /** When it comes out by itself, ISO 8601; null: when somebody publishes it. */
  publishAt: string | null;
  /** Why it did not come out when its moment came. */
  failure: string | null;
  /** The set of changes with which it comes out. */
  changeSet: { id: number; title: string } | null;
}

export interface DraftState {
  draft: ContentDraft | null;
  /** When the item goes from the site by itself, ISO 8601. */
  unpublishAt: string | null;
  /** Why it did not go then; it waits for somebody. */
  unpublishFailure: string | null;
  /** The set of changes with which the item goes from the site. */
  removalSet: { id: number; title: string } | null;
  /** Of the item as the draft has it. */
  picture: MediaImage | null;
  documents: StoredFile[];
  /** The page on which visitors see the item, or would; null when none does. */
  path: string | null;
}

export interface SaveDraft {
  /** Of the draft that was edited; null when there was none. */
  version: number | null;
  baseVersion: number;
  /** All fields that differ from the item. */
  values: Record<string, unknown>;
}

/** Status 409: somebody else has saved the draft meanwhile. */
export interface DraftConflict extends ErrorBody {
  current: ContentDraft;
}

export interface PublishDraft {
  /** Of the draft that was looked at. */
  version: number;
}

export interface DiscardDraft {
  /** Of the draft that was looked at; null: there was none, or another one. Left out: whatever draft there is. */
  version?: number | null;
}

/** What is left out stays as it is; null takes the moment away. */
export interface ScheduleItem {
  /** Of the draft that was looked at, as in DiscardDraft. */
  version?: number | null;
  /** Of the draft; ISO 8601. */
  publishAt?: string | null;
  /** Of the item; ISO 8601. */
  unpublishAt?: string | null;
}

export const CALENDAR_EVENTS = ['publish', 'draft', 'unpublish', 'change-set'] as const;
/** `publish`: an item appears; `draft`: its changes do; `unpublish`: it goes; `change-set`: a set comes out. */
export type CalendarEvent = (typeof CALENDAR_EVENTS)[number];

export interface CalendarQuery {
  /** YYYY-MM-DD on the Moscow clock, both days included. */
  from: string;
  to: string;
}

export interface CalendarEntry {
  event: CalendarEvent;
  /** ISO 8601. */
  at: string;
  /** Name of the type; null for a set of changes. */
  type: string | null;
  id: number;
  title: string;
  /** Why it did not happen when its moment came. */
  failure: string | null;
}
