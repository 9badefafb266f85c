import { Injectable } from '@nestjs/common';
import {
  BULK_PREVIEW_MAX,
  type BulkOperation,
  type BulkPreview,
  type BulkPreviewItem,
} from '@polden/api-contract';
import type { ContentType, FieldValue } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { PublicationGate } from '../approvals/publication-gate.ts';
import type { ContentActor } from '../content-actor.ts';
import { ContentEditor } from '../content-editor.ts';
import { ContentTrash } from '../content-trash.ts';
import type { ContentCall } from '../content-operations.ts';
import type { ContentRow } from '../content-row.ts';
import { expectWhole, fromColumns, toColumns } from '../fields/values.ts';
import { itemTitle } from '../kept-facts.ts';
import { readFilters } from '../lists/list-filters.ts';
import { StaffLists } from '../lists/staff-lists.repository.ts';
import { readArchiveYear } from '../order/archive-year.ts';
import { maySeeContacts } from '../personal/hidden-contacts.ts';
import { readIds, readWhere } from './read-bulk.ts';
import { reasonOf } from './reason-of.ts';

/** Rows that are in memory at once. */
const SLICE = 200;

/** What an operation on many items would do. */
@Injectable()
export class BulkPreviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: StaffLists,
    private readonly editor: ContentEditor,
    private readonly trash: ContentTrash,
    private readonly gate: PublicationGate,
  ) {}

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
      for (const row of rows) items.push(await this.preview(type, { operation, changes, actor }, row));
    }
    return { items, total: chosen.total };
  }

  /** By the checks of the operation itself: what is promised here is refused there by nothing but a change in between. */
  private async preview(
    type: ContentType,
    { operation, changes, actor }: BulkTrial,
    row: ContentRow,
  ): Promise<BulkPreviewItem> {
    const { manager } = this.dataSource;
    let before: Record<string, FieldValue> = {};
    let message: string | null = null;
    try {
      if (operation === 'publish' && row.status === 'draft') {
        expectWhole(type, fromColumns(type, row));
        await this.gate.expect(manager, {
          type,
          action: 'publish',
          before: row,
          after: { ...row, status: 'published' },
        });
      }
      if (operation === 'remove') await this.trash.expectEmpty(manager, type, row.id, actor);
      if (operation === 'archive' && type.archive?.byYear && changes['year'] !== undefined)
        readArchiveYear(type, row, changes['year']);
      if (operation === 'unarchive') before = { archiveYear: row.archive_year };
      if (operation === 'change') before = await this.changed(type, changes, row, actor);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      message = reasonOf(error);
    }
    return { id: row.id, title: itemTitle(type, row), message, before };
  }

  /** What the item has where it would have something else. */
  private async changed(
    type: ContentType,
    changes: Record<string, unknown>,
    row: ContentRow,
    actor: ContentActor,
  ): Promise<Record<string, FieldValue>> {
    const { manager } = this.dataSource;
    const present = fromColumns(type, row);
    const values = await this.editor.valuesAfter(manager, type, row, changes, actor);
    const after = { ...row, ...toColumns(type, values) };
    await this.gate.expect(manager, { type, action: 'update', before: row, after });
    const names = Object.keys(changes).filter((name) => values[name] !== present[name]);
    return Object.fromEntries(names.map((name) => [name, present[name] ?? null]));
  }
}

interface BulkTrial {
  operation: BulkOperation;
  changes: Record<string, unknown>;
  actor: ContentActor;
}

function named(ids: number[]): { ids: number[]; total: number } {
  return { ids, total: ids.length };
}
