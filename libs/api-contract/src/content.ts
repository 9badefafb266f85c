import type { ErrorBody } from './errors.ts';

/** `scheduled`: published, but its moment has not come. */
export const CONTENT_STATES = ['draft', 'scheduled', 'published'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export interface ContentListQuery {
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
