import type { ContentType } from '@polden/content-model';
import type { Columns } from '../fields/field-rules.ts';

/** Whether visitors see the item, or will at its moment: what is public of it was agreed to. */
export function isShown({ shownWhen }: ContentType, item: Columns): boolean {
  const kindIsShown = shownWhen === null || item[shownWhen.field] === shownWhen.value;
  return item['status'] === 'published' && (item['trashed_at'] ?? null) === null && kindIsShown;
}
