import type { BulkContent, BulkMark, BulkOperation, BulkPreviewItem } from '@polden/api-contract';
import type { FieldValue } from '@polden/content-model';
import { hashKey } from '@tanstack/react-query';
import type { Reversal } from './use-bulk.ts';

const OPPOSITES: Partial<Record<BulkOperation, BulkOperation>> = {
  publish: 'unpublish',
  unpublish: 'publish',
  archive: 'unarchive',
  remove: 'restore',
  restore: 'remove',
};

/** The operation the other way round; null where there is none. */
export function reversalOf(operation: BulkOperation): Reversal | null {
  const opposite = OPPOSITES[operation];
  return opposite ? (marks) => (marks.length > 0 ? [orderOf(opposite, marks.toReversed())] : []) : null;
}

/** Items that had the same values get them back together. */
export function reversalOfChange(items: readonly BulkPreviewItem[]): Reversal {
  return (marks) => together(items, marks).map(([values, part]) => ({ ...orderOf('change', part), values }));
}

/** Items of one year go back under it together. */
export function reversalOfUnarchive(items: readonly BulkPreviewItem[]): Reversal {
  return (marks) =>
    together(items, marks).map(([{ archiveYear }, part]) => ({
      ...orderOf('archive', part),
      ...(typeof archiveYear === 'number' && { year: archiveYear }),
    }));
}

type Values = Record<string, FieldValue>;

function orderOf(operation: BulkOperation, since: readonly BulkMark[]): BulkContent {
  return { operation, ids: since.map(({ id }) => id), since: [...since] };
}

/** The last first: each finds its list as it left it. */
function together(items: readonly BulkPreviewItem[], marks: readonly BulkMark[]): [Values, BulkMark[]][] {
  const parts = new Map<string, [Values, BulkMark[]]>();
  const befores = new Map(items.map(({ id, before }) => [id, before]));
  for (const mark of marks.toReversed()) {
    const before = befores.get(mark.id);
    if (!before || Object.keys(before).length === 0) continue;
    const key = hashKey([before]);
    const part = parts.get(key) ?? [before, []];
    part[1].push(mark);
    parts.set(key, part);
  }
  return [...parts.values()];
}
