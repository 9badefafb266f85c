import type { BulkContent, BulkOperation, BulkPreviewItem } from '@polden/api-contract';
import type { FieldValue } from '@polden/content-model';
import { hashKey } from '@tanstack/react-query';
import type { Reversal } from './use-bulk.ts';

const OPPOSITES: Partial<Record<BulkOperation, BulkOperation>> = {
  publish: 'unpublish',
  unpublish: 'publish',
  remove: 'restore',
  restore: 'remove',
};

/** The operation the other way round; null where there is none. */
export function reversalOf(operation: BulkOperation): Reversal | null {
  const opposite = OPPOSITES[operation];
  return opposite ? (ids) => (ids.length > 0 ? [{ operation: opposite, ids: [...ids] }] : []) : null;
}

/** Items that had the same values get them back together. */
export function reversalOfChange(items: readonly BulkPreviewItem[]): Reversal {
  return (done) => {
    const parts = new Map<string, { ids: number[]; values: Record<string, FieldValue> }>();
    for (const { id, before } of items) {
      if (!done.includes(id) || Object.keys(before).length === 0) continue;
      const key = hashKey([before]);
      const part = parts.get(key) ?? { ids: [], values: before };
      part.ids.push(id);
      parts.set(key, part);
    }
    return [...parts.values()].map((part): BulkContent => ({ operation: 'change', ...part }));
  };
}
