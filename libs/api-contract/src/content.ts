import type { FieldValue } from '@polden/content-model';
import type { ErrorBody } from './errors.ts';
import type { HistoryAction } from './history.ts';
import type { MediaImage } from './media.ts';

/** `scheduled`: published, but its moment has not come. */
export const CONTENT_STATES = ['draft', 'scheduled', 'published'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** What a list may be narrowed to; `changed`: published, with changes that are not. */
export const LISTED_STATES = [...CONTENT_STATES, 'changed'] as const;
export type ListedState = (typeof LISTED_STATES)[number];

/** Which items of a list are meant; all of it must hold. */
export interface ContentListFilters {
  /** `1`: the archive. */
  archived?: '0' | '1';
  /** Only items with this value: `category:3`; without a value those that have none: `parent:`. */
  within?: string[];
  /** Only items with a picture or a file in this field, `image:1`, or without: `image:0`. */
  has?: string[];
  search?: string;
  status?: ListedState;
  /** Days of Moscow as YYYY-MM-DD, each included. */
  changedFrom?: string;
  changedTo?: string;
  publishedFrom?: string;
  publishedTo?: string;
  /** `1`: only items that no visitor has used for UNUSED_DAYS; for types that count uses. */
  unused?: '1';
}

export const UNUSED_DAYS = 90;

export interface ContentListQuery extends ContentListFilters {
  /** From 1. */
  page?: number;
  /** `title`, a moment or a short field, with a minus the greatest first; without it as the type is ordered. */
  sort?: string;
}

/** Moments of each item by which a list may be sorted. */
export const SORTED_MOMENTS = ['updatedAt', 'publishedAt', 'createdAt'] as const;

/** By what else a list is sorted where use is counted. */
export const SORTED_USES = ['uses', 'usedAt'] as const;

/** How often visitors have come by an item. */
export interface ItemUsage {
  /** Without robots. */
  uses: number;
  robotUses: number;
  /** When somebody who is no robot did last; ISO 8601 in UTC. */
  usedAt: string | null;
  /** ISO 8601 in UTC. */
  countedSince: string;
}

export interface ContentList<Row> {
  items: Row[];
  pageCount: number;
  /** Items on all pages. */
  total: number;
  /** A search found more than it counted: the pages end there. */
  more?: boolean;
}

/** What every item has beside its own fields. */
export interface ContentFacts {
  id: number;
  /** Grows with each change; an update names the one it began from. */
  version: number;
  state: ContentState;
  /** ISO 8601 in UTC; the future schedules it. */
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** Place among the highlights from 1; null outside of them. */
  highlight: number | null;
  /** Place in its list from 1; null where staff choose no order, and in the archive. */
  place: number | null;
  archived: boolean;
  /** Of an archive that is kept by year. */
  archiveYear: number | null;
  /** Only of types that count uses. */
  usage?: ItemUsage;
}

/** An item in a list of any type. */
export interface ContentListRow extends ContentFacts {
  /** With the city, where the item is for one. */
  title: string;
  slug: string;
  picture: MediaImage | null;
  /** Whether it has changes that visitors do not see yet. */
  hasDraft: boolean;
  /** Values of the fields that have columns; a city by its name, and beside it the title alone. */
  cells: Record<string, FieldValue>;
}

/** One change of an item. */
export interface ContentRevision {
  version: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** Name of who made it. */
  actor: string;
  action: HistoryAction;
  /** Names of the fields. */
  changed: string[];
}

export interface ContentRevisionItem {
  version: number;
  values: Record<string, unknown>;
  /** Names of the fields that are different now. */
  changed: string[];
}

/** How many of the items that stand in the way of a removal are named. */
export const ITEMS_INSIDE_NAMED = 5;

/** What the answer 422 of a removal says beside its message: the item has others in it. */
export interface ItemNotEmpty {
  current: {
    /** The first ITEMS_INSIDE_NAMED of them; only of types that the person may list. */
    inside: { contentType: string; itemId: number; title: string }[];
    total: number;
  };
}

/** Body of revert. */
export interface RevertContent {
  revision: number;
  /** Of the item, as for an update. */
  version: number;
}

/** `change` sets fields. */
export const BULK_OPERATIONS = [
  'publish',
  'unpublish',
  'archive',
  'unarchive',
  'remove',
  'restore',
  'purge',
  'change',
] as const;
export type BulkOperation = (typeof BULK_OPERATIONS)[number];
/** Items that one call changes. */
export const BULK_MAX = 100;
/** Items that one call looks through without changing any. */
export const BULK_PREVIEW_MAX = 5000;

/** Which items: by number, or all that a list shows. */
export type BulkChoice = { ids: number[] } | { where: ContentListFilters };

export interface BulkContent {
  operation: BulkOperation;
  ids: number[];
  /** Of `change`: fields with their new values. */
  values?: Record<string, FieldValue>;
  /** Of `archive`, where the archive is kept by year. */
  year?: number;
  /**
   * Takes a change back: only items that nobody has changed since, each to the place that it had. `ids` in the opposite order,
   * or places that were left one after the other are not those of before.
   */
  since?: BulkMark[];
}

/** What one of many items was left as, and the place that it had before. */
export interface BulkMark {
  id: number;
  version: number;
  /** Null where it had none. */
  place: number | null;
  /** Its place among those that stand out, if it lost that. */
  highlight?: number;
  /** When its draft was to come out, ISO 8601, if that was called off. */
  publishAt?: string;
}

/** The same, tried without changing anything; answers BulkPreview. */
export type BulkTrial = Omit<BulkContent, 'ids' | 'since'> & BulkChoice & { preview: true };

/** Each item by itself: what one of them lacks does not stop the others. */
export interface BulkResult {
  /** What was changed; items that were so already are in none of the lists. */
  done: number[];
  /** Also what is done, but for something that could not be given back when it was taken back. */
  failed: BulkFailure[];
  /** Of what was changed and is still there: by which it is taken back. */
  marks: BulkMark[];
  /** Of `restore`: what is back under another address, since its own was taken meanwhile. */
  moved: BulkMoved[];
}

export interface BulkMoved {
  id: number;
  title: string;
  slug: string;
}

export interface BulkFailure {
  id: number;
  /** Not given where there is no such item. */
  title?: string;
  message: string;
}

/** What would become of the items. */
export interface BulkPreview {
  items: BulkPreviewItem[];
  /** Items that are meant; more than `items` when there are too many to look through. */
  total: number;
}

export interface BulkPreviewItem {
  id: number;
  title: string;
  /** Why it would not work; null when nothing is in the way. */
  message: string | null;
  /** Of `change`: the fields that would become different, as they are now; of `unarchive` the `archiveYear`. */
  before: Record<string, FieldValue>;
}

/** Fields of these kinds are changed in many items at once. */
export const BULK_KINDS = ['boolean', 'choice', 'date', 'number', 'reference'] as const;

/** Status 409 of an update: somebody saved before. */
export interface VersionConflict<Item extends object> extends ErrorBody {
  /** As it stands now; save again with its `version` to overwrite it. */
  current: Item;
}

export type MoveDirection = 'up' | 'down';
