import type { FieldValue } from '@polden/content-model';
import type { ErrorBody } from './errors.ts';
import type { HistoryAction } from './history.ts';
import type { MediaImage } from './media.ts';

/** `scheduled`: published, but its moment has not come. */
export const CONTENT_STATES = ['draft', 'scheduled', 'published'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export interface ContentListQuery {
  /** `1`: the archive. */
  archived?: '0' | '1';
  /** Only items with this value: `category:3`; without a value those that have none: `parent:`. */
  within?: string[];
  /** From 1. */
  page?: number;
  search?: string;
  status?: ContentState;
}

export interface ContentList<Row> {
  items: Row[];
  pageCount: number;
  /** Items on all pages. */
  total: number;
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
}

/** An item in a list of any type. */
export interface ContentListRow extends ContentFacts {
  title: string;
  slug: string;
  picture: MediaImage | null;
  /** Whether it has changes that visitors do not see yet. */
  hasDraft: boolean;
  /** Values of the fields that are short: of all kinds but texts, images and files. */
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

/** Body of revert. */
export interface RevertContent {
  revision: number;
  /** Of the item, as for an update. */
  version: number;
}

export const BULK_OPERATIONS = ['publish', 'unpublish', 'remove', 'restore', 'purge'] as const;
export type BulkOperation = (typeof BULK_OPERATIONS)[number];
export const BULK_MAX = 100;

export interface BulkContent {
  operation: BulkOperation;
  ids: number[];
}

/** Each item by itself: what one of them lacks does not stop the others. */
export interface BulkResult {
  done: number[];
  failed: { id: number; message: string }[];
}

/** Status 409 of an update: somebody saved before. */
export interface VersionConflict<Item extends object> extends ErrorBody {
  /** As it stands now; save again with its `version` to overwrite it. */
  current: Item;
}

export type MoveDirection = 'up' | 'down';

export interface MoveRequest {
  direction: MoveDirection;
}
