import { type ContentType, neverShownAs } from '@polden/content-model';
import type { Columns } from '../fields/field-rules.ts';

/** Whether visitors see the item, or will at its moment: what is public of it was agreed to. */
export function isShown(type: ContentType, item: Columns): boolean {
  const isKept = item['status'] === 'published' && (item['trashed_at'] ?? null) === null;
  return isKept && neverShownAs(type, item) === null;
}
