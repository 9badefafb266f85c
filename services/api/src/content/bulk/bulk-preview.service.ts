import { Injectable } from '@nestjs/common';
import {
  BULK_PREVIEW_MAX,
  type BulkOperation,
  type BulkPreview,
  type BulkPreviewItem,
} from '@polden/api-contract';
import type { ContentType, FieldValue } from '@polden/content-model';
import { AppError } from '../../core/errors/app-error.ts';
import type { ContentCall } from '../content-operations.ts';
import type { ContentRow } from '../content-row.ts';
import { fromColumns, missingFields, readValues, wrongRanges } from '../fields/values.ts';
import { readFilters } from '../lists/list-filters.ts';
import { StaffLists } from '../lists/staff-lists.repository.ts';
import { maySeeContacts } from '../personal/hidden-contacts.ts';
import { readIds, readWhere } from './read-bulk.ts';
import { reasonOf } from './reason-of.ts';

/** Rows that are in memory at once. */
const SLICE = 200;

/** What an operation on many items would do. */
@Injectable()
export class BulkPreviews {
  constructor(private readonly lists: StaffLists) {}

  /** Changes nothing. What only the database knows, such as a taken address, shows when it is done. */
  async of(
    type: ContentType,
    operation: BulkOperation,
    changes: Record<string, unknown>,
    { body, actor }: Pick<ContentCall, 'body' | 'actor'>,
  ): Promise<BulkPreview> {
    const where = await readWhere(body);
    const chosen = where
      ? await this.lists.all(type, readFilters(type, where, maySeeContacts(type, actor)), BULK_PREVIEW_MAX)
      : named(readIds(body));
    const items: BulkPreviewItem[] = [];
    for (let start = 0; start < chosen.ids.length; start += SLICE) {
      const rows = await this.lists.among(type, chosen.ids.slice(start, start + SLICE));
      items.push(...rows.map((row) => preview(type, operation, changes, row)));
    }
    return { items, total: chosen.total };
  }
}

function named(ids: number[]): { ids: number[]; total: number } {
  return { ids, total: ids.length };
}

function preview(
  type: ContentType,
  operation: BulkOperation,
  changes: Record<string, unknown>,
  row: ContentRow,
): BulkPreviewItem {
  const present = fromColumns(type, row);
  const before: Record<string, FieldValue> = {};
  let message: string | null = null;
  try {
    if (operation === 'publish' && row.status === 'draft') {
      const missing = { ...wrongRanges(type, present), ...missingFields(type, present, true) };
      if (Object.keys(missing).length > 0) throw AppError.invalid(missing);
    }
    if (operation === 'unarchive') before['archiveYear'] = row.archive_year;
    if (operation === 'change') {
      const after = readValues(type, changes, present, row.status === 'published');
      for (const name of Object.keys(changes)) {
        if (after[name] !== present[name]) before[name] = present[name] ?? null;
      }
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    message = reasonOf(error);
  }
  return { id: row.id, title: String(row[type.title]), message, before };
}
