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
import { type ContentRow, isVisible } from '../content-row.ts';
import { fromColumns } from '../fields/values.ts';
import { inForceFrom } from './in-force.ts';

const REGISTERED = [disclosureItem, documentFile, loanDocument].map(({ name }) => name);

interface Version {
  number: number;
  file_id: string;
  title: string;
  /** YYYY-MM-DD. */
  valid_from: string;
  ends_on: string | null;
  history_id: string | null;
  /** Its moment is still to come. */
  waits: boolean;
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
    const rows = await manager.query<Version[]>(
      `SELECT number, file_id, title, to_char(valid_from, 'YYYY-MM-DD') AS valid_from,
         to_char(ends_on, 'YYYY-MM-DD') AS ends_on, history_id, published_at > now() AS waits
       FROM document_version WHERE content_type = $1 AND item_id = $2 ORDER BY number DESC LIMIT 3`,
      item,
    );
    // Nobody has seen a version before its moment: it is made anew of what will be published then, or never was.
    const waiting = rows[0]?.waits ? rows.shift() : undefined;
    if (waiting) {
      await manager.query(
        'DELETE FROM document_version WHERE content_type = $1 AND item_id = $2 AND number = $3',
        [...item, waiting.number],
      );
    }
    const [last, before] = rows;
    const { title, file, given, endsOn } = factsOf(type, row);
    const now = new Date();
    const today = moscowDay(now);
    const { published_at: at } = row;
    const announced = row.status === 'published' && row.trashed_at === null && at !== null;
    const ends = (earlier: string | null) =>
      endsOn ?? (!announced || row.archived ? (earlier ?? today) : null);
    if (announced && file !== null && file !== last?.file_id) {
      const published = moscowDay(at > now ? at : now);
      const validFrom = inForceFrom({ given, previous: last?.valid_from ?? null, published });
      await manager.query(
        `INSERT INTO document_version
           (content_type, item_id, number, file_id, title, valid_from, ends_on, published_at, history_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, greatest(now(), $8), $9)`,
        [
          ...item,
          (last?.number ?? 0) + 1,
          file,
          title,
          validFrom,
          ends(null),
          at,
          waiting?.file_id === file ? waiting.history_id : historyId,
        ],
      );
      return;
    }
    if (!last) return;
    // What visitors do not see yet says nothing of the version that they saw.
    const visible = isVisible(row, now);
    const validFrom = inForceFrom({
      given,
      previous: before?.valid_from ?? null,
      published: last.valid_from,
    });
    await manager.query(
      `UPDATE document_version SET title = $4, valid_from = $5, ends_on = $6
       WHERE content_type = $1 AND item_id = $2 AND number = $3`,
      [
        ...item,
        last.number,
        visible ? title : last.title,
        visible ? validFrom : last.valid_from,
        ends(last.ends_on),
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
