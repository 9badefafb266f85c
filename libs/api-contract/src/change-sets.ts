import { rightsFor } from './rights-for.ts';

/** For staff with the right of that name in CHANGE_SET_RIGHTS. */
export const CHANGE_SET_PATHS = {
  /** GET → ChangeSetSummary[], the last changed first. */
  list: 'admin/change-sets/list',
  /** GET /:id → ChangeSet, as far as the reader may open the items. */
  item: 'admin/change-sets/item',
  /** POST ChangeSetName → ChangeSet. */
  add: 'admin/change-sets/add',
  /** POST ChangeSetName to /:id → ChangeSet. */
  update: 'admin/change-sets/update',
  /** POST to /:id → ContentDone: its drafts stay, each by itself. With a moment, of the types: publish. */
  remove: 'admin/change-sets/remove',
  /** POST NewMember to /:id → ChangeSet. Of the type: update; of a set with a moment: publish (or unpublish) as well. */
  put: 'admin/change-sets/put',
  /** POST ChangeSetMember to /:id → ChangeSet. The same rights. */
  take: 'admin/change-sets/take',
  /** POST SeenChangeSet to /:id → ChangeSet; all of it or, with 422, nothing. Of the types: publish, and unpublish of what goes. */
  publish: 'admin/change-sets/publish',
  /** POST ChangeSetSchedule to /:id → ChangeSet. Of the types: publish. */
  schedule: 'admin/change-sets/schedule',
  /** POST to /:id → ChangeSet: everything as it was before it, or nothing. Of the types: publish. */
  revert: 'admin/change-sets/revert',
} as const;

export const CHANGE_SET_RIGHTS = rightsFor('change-sets', CHANGE_SET_PATHS);

/** `open`: still gathered; `scheduled`: comes out by itself. */
export type ChangeSetStage = 'open' | 'scheduled' | 'published' | 'reverted';

export interface ChangeSetName {
  title: string;
}

/** 409 when it would do anything else by now. */
export interface SeenChangeSet {
  /** Of ChangeSet, as it was looked at; not given: as it stands. */
  digest?: string;
}

export interface ChangeSetSchedule extends SeenChangeSet {
  /** ISO 8601; null: only by hand. */
  publishAt: string | null;
}

export interface ChangeSetMember {
  type: string;
  id: number;
}

export interface NewMember extends ChangeSetMember {
  /** The item goes from the site with the set, rather than comes out with its changes. */
  removal: boolean;
}

export interface ChangeSetSummary {
  id: number;
  title: string;
  stage: ChangeSetStage;
  author: string;
  updatedAt: string;
  publishAt: string | null;
  publishedAt: string | null;
  revertedAt: string | null;
  /** Why it did not come out when its moment came. */
  failure: string | null;
  /** How many of its items are held. */
  held: number;
  items: number;
}

/** What became of an item after it had joined its set; the set does not come out with it before somebody has looked. */
export type HeldReason = 'unpublished' | 'archived' | 'trashed';

export interface ChangeSetItem extends ChangeSetMember {
  title: string;
  /** Ends when the item leaves the set or is put into it again, and when it is on the site again. */
  held: HeldReason | null;
  /** Whether it goes from the site with the set. */
  removal: boolean;
  /** Whether it appears with the set, rather than changes. */
  isNew: boolean;
  /** Fields that are changed, by name, as visitors see them and as they will. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** What stands in the way, in Russian. */
  problems: string[];
  /** What is better looked at. */
  warnings: string[];
  /** Null without a page, and for a reader who may not open the item: that leaves out its words and what is changed, too. */
  path: string | null;
  /** Rights over the item that the reader lacks to take it out of the set, in Russian: «править „Блог“»; null: none. */
  lacking: string | null;
}

/** Rights over the items of a set that the reader lacks, in Russian, by what needs them; null: none. */
export interface LackingOverSet {
  /** Out, at a moment as well, and back. */
  release: string | null;
  remove: string | null;
  preview: string | null;
}

/** What was in the set and has been removed for good since. */
export interface LostMember {
  /** Name of its content type. */
  type: string;
  title: string;
}

export interface ChangeSet extends Omit<ChangeSetSummary, 'items' | 'held'> {
  /** Of all that it would do; null once it is out. */
  digest: string | null;
  /** Why it would not come out at its moment, though nothing is wrong with its items: who has set that may not any more. */
  hindrance: string | null;
  lacking: LackingOverSet;
  /** The first lost first. */
  lost: LostMember[];
  items: ChangeSetItem[];
}
