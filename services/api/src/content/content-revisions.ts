import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { ContentRevision, ContentRevisionItem } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';
import { isRowId } from '../core/dto/row-id.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { ContentActor } from './content-actor.ts';
import { ContentEditor, type GivenFields } from './content-editor.ts';
import { ContentReader } from './content-reader.ts';
import { revisionAt, type RevisionRow, revisionsOf } from './content-revisions.repository.ts';
import type { ContentItem } from './content-view.ts';
import { fieldsOf } from './fields/values.ts';
import { ContentVault } from './personal/content-vault.ts';

const MAX_REVISIONS = 200;

type Facts = Record<string, unknown>;

/** How an item was after each change. */
@Injectable()
export class ContentRevisions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: ContentReader,
    private readonly editor: ContentEditor,
    private readonly vault: ContentVault,
  ) {}

  /** The newest first, each with the fields that it changed. */
  async list(type: ContentType, id: number): Promise<ContentRevision[]> {
    await this.reader.item(type, id);
    const rows = await revisionsOf(this.dataSource.manager, type, id, MAX_REVISIONS + 1);
    const facts = rows.map((row) => this.factsOf(type, id, row));
    return rows.slice(0, MAX_REVISIONS).map((row, index) => ({
      version: row.version,
      at: row.at.toISOString(),
      actor: row.actor_name,
      action: row.action,
      changed: changedFields(type, facts[index + 1] ?? null, facts[index] ?? {}),
    }));
  }

  /** The fields as they were, but for how to reach people, and which of them differ from now. 404 when there is no such revision. */
  async revision(type: ContentType, id: number, version: number): Promise<ContentRevisionItem> {
    const present = await this.reader.item(type, id);
    const { values } = await this.kept(this.dataSource.manager, type, id, version);
    return { version, values, changed: changedFields(type, { ...present }, values) };
  }

  /** The fields of a revision that the type still has; 404 when there is none. */
  async kept(
    manager: EntityManager,
    type: ContentType,
    id: number,
    version: number,
  ): Promise<{ values: Facts }> {
    const row = await revisionAt(manager, type, id, version);
    if (!row) throw new AppError(404, 'Такой версии нет');
    const facts = this.factsOf(type, id, row);
    const known = fieldsOf(type).filter(([name]) => name in facts);
    return { values: Object.fromEntries(known.map(([name]) => [name, facts[name]])) };
  }

  /** Writes the fields of an earlier revision into a new one; `version` is that of the item, as for an update. */
  async revert(type: ContentType, id: number, given: GivenFields, actor: ContentActor): Promise<ContentItem> {
    const { revision, version } = given;
    if (!isRowId(revision)) throw AppError.invalid({ revision: ['К какой версии вернуться?'] });
    const { values } = await this.revision(type, id, revision);
    return this.editor.update(type, id, { ...values, version }, actor, 'revert');
  }

  /** Together with their sealed values. */
  private factsOf(type: ContentType, id: number, row: RevisionRow): Facts {
    const { facts, data_key_id: keyId, personal_data: data } = row;
    if (keyId === null || data === null) return facts;
    return { ...facts, ...this.vault.openFacts(type, id, { keyId, data }) };
  }
}

function changedFields(
  type: ContentType,
  before: Record<string, unknown> | null,
  after: Record<string, unknown>,
): string[] {
  const names = fieldsOf(type).map(([name]) => name);
  return names.filter((name) => name in after && !isDeepStrictEqual(before?.[name], after[name]));
}
