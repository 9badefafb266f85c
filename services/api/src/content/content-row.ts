import type { ContentState } from '@polden/api-contract';
import type { Columns } from './fields/field-rules.ts';

/** What the table of every content type has beside the columns of its fields. */
export interface ContentRow extends Columns {
  id: number;
  version: number;
  status: 'draft' | 'published';
  published_at: Date | null;
  /** False until visitors' pages were told of a scheduled item. */
  announced: boolean;
  highlight_position: number | null;
  trashed_at: Date | null;
  /** From 1 in its list; null in lists without an order, in the archive and in the trash. */
  place: number | null;
  /** The place from which it went to the archive or to the trash. */
  former_place: number | null;
  archived: boolean;
  archive_year: number | null;
  created_at: Date;
  updated_at: Date;
  /** Only of types that count uses; bigint comes as text. */
  uses?: string;
  robot_uses?: string;
  used_at?: Date | null;
  counted_since?: Date;
}

export function stateOf(
  { status, published_at: at }: Pick<ContentRow, 'status' | 'published_at'>,
  now: Date,
): ContentState {
  if (status === 'draft' || at === null) return 'draft';
  return at > now ? 'scheduled' : 'published';
}

/** Whether visitors see it. */
export function isVisible(row: ContentRow, now: Date): boolean {
  return row.trashed_at === null && stateOf(row, now) === 'published';
}
