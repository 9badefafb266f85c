import { Injectable } from '@nestjs/common';
import {
  type ContentType,
  disclosureItem,
  documentFile,
  type FileValue,
  loanDocument,
} from '@polden/content-model';
import { moscowDay } from '@polden/ru';
import type { EntityManager } from 'typeorm';
import type { ContentRow } from '../content-row.ts';
import { fromColumns } from '../fields/values.ts';
import { inForceFrom } from './in-force.ts';

const REGISTERED = [disclosureItem, documentFile, loanDocument].map(({ name }) => name);

interface Version {
  number: number;
  file_id: string;
  /** YYYY-MM-DD. */
  valid_from: string;
  ends_on: string | null;
}

/**
 * Keeps the register: each file under which a document was published, and when it was in force. What was published stays
 * there until the document is purged.
 */
@Injectable()
export class DocumentVersions {
  /** After a write of an item: a version for a file that is new to visitors, and when the document lost its force. */
  async follow(
    manager: EntityManager,
    type: ContentType,
    row: ContentRow,
    historyId: number | null,
  ): Promise<void> {
    if (!REGISTERED.includes(type.name)) return;
    const item = [type.name, row.id];
    const [last, before] = await manager.query<Version[]>(
      `SELECT number, file_id, to_char(valid_from, 'YYYY-MM-DD') AS valid_from,
         to_char(ends_on, 'YYYY-MM-DD') AS ends_on
       FROM document_version WHERE content_type = $1 AND item_id = $2 ORDER BY number DESC LIMIT 2`,
      item,
    );
    const { title, file, given, endsOn } = factsOf(type, row);
    const today = moscowDay(new Date());
    const shown = row.status === 'published' && row.trashed_at === null && row.published_at !== null;
    let current = last;
    if (shown && file !== null && file !== last?.file_id) {
      const published = [today, moscowDay(row.published_at ?? new Date())];
      current = {
        number: (last?.number ?? 0) + 1,
        file_id: file,
        valid_from: inForceFrom({
          given,
          previous: last?.valid_from ?? null,
          published: last ? today : (published.toSorted().at(-1) ?? today),
        }),
        ends_on: null,
      };
      await manager.query(
        `INSERT INTO document_version
           (content_type, item_id, number, file_id, title, valid_from, published_at, history_id)
         VALUES ($1, $2, $3, $4, $5, $6, greatest(now(), $7), $8)`,
        [...item, current.number, file, title, current.valid_from, last ? null : row.published_at, historyId],
      );
    }
    if (!current) return;
    const withdrawn = !shown || row.archived;
    await manager.query(
      `UPDATE document_version SET title = $4, valid_from = $5, ends_on = $6
       WHERE content_type = $1 AND item_id = $2 AND number = $3`,
      [
        ...item,
        current.number,
        title,
        current === last
          ? inForceFrom({ given, previous: before?.valid_from ?? null, published: last.valid_from })
          : current.valid_from,
        endsOn ?? (withdrawn ? (current.ends_on ?? today) : null),
      ],
    );
  }

  /** Ids of the files of all versions, which stay as long as the document does. */
  async filesOf(manager: EntityManager, type: ContentType, id: number): Promise<string[]> {
    if (!REGISTERED.includes(type.name)) return [];
    const rows = await manager.query<{ file_id: string }[]>(
      'SELECT file_id FROM document_version WHERE content_type = $1 AND item_id = $2',
      [type.name, id],
    );
    return rows.map(({ file_id }) => file_id);
  }

  /** When the document itself is gone for good. */
  async forget(manager: EntityManager, type: ContentType, id: number): Promise<void> {
    await manager.query('DELETE FROM document_version WHERE content_type = $1 AND item_id = $2', [
      type.name,
      id,
    ]);
  }
}

function factsOf(type: ContentType, row: ContentRow) {
  const values = fromColumns(type, row);
  return {
    title: values['title'] as string,
    file: (values['file'] as FileValue | null)?.fileId ?? null,
    given: values['validFrom'] as string | null,
    endsOn: values['endsOn'] as string | null,
  };
}
