import type { ContentState } from './content.ts';
import { rightsFor } from './rights-for.ts';

/** What staff find and what waits for them, over all types that they may list. */
export const DESK_PATHS = {
  /** GET ?q → FoundItem[]: the best first; up to FOUND_MAX. */
  find: 'admin/desk/find',
  /** GET → Desk. */
  overview: 'admin/desk/overview',
} as const;

export const DESK_RIGHTS = rightsFor('desk', DESK_PATHS);

export const FOUND_MAX = 12;

/** An item by which people know it; its editor stands at the address of its type. */
export interface FoundItem {
  /** Name of its type. */
  type: string;
  id: number;
  title: string;
  state: ContentState;
  archived: boolean;
}

export interface DeskItem {
  type: string;
  id: number;
  title: string;
  /** ISO 8601 in UTC: when it was changed, or when it comes out. */
  at: string;
}

export interface DeskDraft extends DeskItem {
  /** Who has changed it last; null when nobody of the staff has. */
  author: { name: string; isMe: boolean } | null;
  /** Changes of what visitors see already. */
  over: boolean;
}

/** Each list is short: the rest is behind its link. */
export interface MissedMoment extends DeskItem {
  event: 'draft' | 'unpublish';
  failure: string;
}

export interface Desk {
  /** Not published, items and changes of items: of types that begin as drafts, but for what visitors send. */
  drafts: { total: number; items: DeskDraft[] };
  /** Comes out by itself, the next first. */
  scheduled: { total: number; items: DeskItem[] };
  /** Did not come out, or go, at its moment: it waits with the reason. */
  missed: { total: number; items: MissedMoment[] };
  /** What visitors have sent and nobody has published, by type: reviews. */
  toModerate: { type: string; total: number }[];
  /**
   * Drafts that others have written, by type, where it takes two to publish and this person may be the second; `over`: changes
   * of published items.
   */
  toApprove: { type: string; over: boolean; total: number }[];
  /** What the one who asks has changed last and is still there. */
  recent: DeskItem[];
}

/** A list as somebody likes to see it. */
export const SAVED_VIEW_PATHS = {
  /** GET ?type → SavedView[]: one's own and those that are shared, by title. */
  list: 'admin/saved-view/list',
  /** POST NewSavedView → SavedView. */
  add: 'admin/saved-view/add',
  /** POST /{id} {title} → SavedView: one's own, shared as it was; another of one's own with that title is replaced. */
  rename: 'admin/saved-view/rename',
  /** POST /{id} {shared} → SavedView: shows one's own to everybody, or to nobody else. */
  share: 'admin/saved-view/share',
  /** POST /{id} → {ok: true}: one's own, or a shared one for those who may share. */
  remove: 'admin/saved-view/remove',
} as const;

export const SAVED_VIEW_RIGHTS = rightsFor('saved-view', SAVED_VIEW_PATHS);

export const SAVED_VIEW_TITLE_MAX = 60;
/** Views that one person keeps of one type. */
export const SAVED_VIEWS_MAX = 20;

export interface NewSavedView {
  /** Name of the type. */
  type: string;
  title: string;
  /** The query of the list's address: `?status=draft&sort=-updatedAt`. */
  search: string;
}

export interface SavedView extends NewSavedView {
  id: number;
  shared: boolean;
  mine: boolean;
  /** Who has made it. */
  owner: string;
  /** Some of its filters are gone: the query is without them. */
  reduced?: true;
}
