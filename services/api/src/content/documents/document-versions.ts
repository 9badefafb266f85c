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
import {
  addVersion,
  changeVersion,
  deleteVersion,
  deleteVersions,
  filesOfVersions,
  lastVersions,
} from './document-versions.repository.ts';
import { inForceFrom } from './in-force.ts';

const REGISTERED = [disclosureItem, documentFile, loanDocument].map(({ name }) => name);

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
    const rows = await lastVersions(manager, type, row.id);
    // Nobody has seen a version before its moment: it is made anew of what will be published then, or never was.
    const waiting = rows[0]?.waits ? rows.shift() : undefined;
    if (waiting) await deleteVersion(manager, type, row.id, waiting.number);
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
      await addVersion(manager, type, row.id, {
        number: (last?.number ?? 0) + 1,
        fileId: file,
        title,
        validFrom,
        endsOn: ends(null),
        publishedAt: at,
        historyId: waiting?.file_id === file ? waiting.history_id : historyId,
      });
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
    await changeVersion(manager, type, row.id, {
      number: last.number,
      title: visible ? title : last.title,
      validFrom: visible ? validFrom : last.valid_from,
      endsOn: ends(last.ends_on),
    });
  }

  /** Ids of the files of all versions, which stay as long as the document does. */
  async filesOf(manager: EntityManager, type: ContentType, id: number): Promise<string[]> {
    if (!REGISTERED.includes(type.name)) return [];
    return filesOfVersions(manager, type, id);
  }

  /** When the document itself is gone for good. */
  async forget(manager: EntityManager, type: ContentType, id: number): Promise<void> {
    await deleteVersions(manager, type, id);
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
