import type { BulkOperation } from '@polden/api-contract';
import type { ContentOperation } from '@polden/content-model';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import { useChangedFields } from './use-changed-fields.ts';

const PUBLICATIONS: readonly BulkOperation[] = ['publish', 'unpublish'];
const ARCHIVINGS: readonly BulkOperation[] = ['archive', 'unarchive'];

/** Bulk operations of the type that the signed-in person may use; without any, nothing can be chosen. */
export function useBulkOperations(operations: readonly BulkOperation[]): BulkOperation[] {
  const { type } = useAdminType();
  const may = useRights();
  const changedFields = useChangedFields();
  return operations.filter(
    (operation) =>
      may('bulk') &&
      may(rightOf(operation)) &&
      (type.drafts || !PUBLICATIONS.includes(operation)) &&
      (type.archive !== null || !ARCHIVINGS.includes(operation)) &&
      (operation !== 'change' || changedFields.length > 0),
  );
}

function rightOf(operation: BulkOperation): ContentOperation {
  switch (operation) {
    case 'change':
      return 'update';
    case 'archive':
      return 'moveArchive';
    case 'unarchive':
      return 'restoreArchive';
    default:
      return operation;
  }
}
