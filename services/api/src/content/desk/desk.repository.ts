import { Injectable } from '@nestjs/common';
import { FOUND_MAX } from '@polden/api-contract';
import { type ContentType, isPersonal } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { searchTerms, type Sql } from '../lists/list-conditions.repository.ts';
import { foremost, rankable } from '../lists/search-candidates.repository.ts';
import { seenAuthorsSql, unseenAuthorsSql } from '../approvals/approvals.repository.ts';
import { columnOf } from '../fields/values.ts';

/** Items of each list of the desk. */
const SHOWN = 8;

export interface FoundRow {
  type: string;
  id: number;
  title: string;
  status: 'draft' | 'published';
  published_at: Date | null;
  archived: boolean;
}

export interface DeskRow {
  type: string;
  id: number;
  title: string;
  at: Date;
  /** Of all such items. */
  total: number;
}

export interface MissedRow extends DeskRow {
  event: 'draft' | 'unpublish';
  failure: string;
}

export interface DraftRow extends DeskRow {
  /** Changes of an item that is published. */
  over: boolean;
  actor_id: string | null;
  actor_name: string | null;
}

/** The SQL over many types at once: one statement, a part for each. */
@Injectable()
export class DeskRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The best first; misspelt titles only when nothing is found otherwise. */
  async find(types: readonly ContentType[], search: string): Promise<FoundRow[]> {
    const terms = await searchTerms(this.dataSource, search, {});
    if (!terms || types.length === 0) return [];
    const plain: Sql = () => 'trashed_at IS NULL';
    const among = (condition: Sql) => {
      const where: Sql = (place) => `trashed_at IS NULL AND ${condition(place)}`;
      return this.ask<FoundRow>(
        (place) =>
          `SELECT type, id, title, status, published_at, archived FROM (${union(
            types,
            (type) => `(
              SELECT '${type.name}' AS type, id, ${titleOf(type)} AS title, status, published_at, archived,
                ${terms.rank(place)} AS rank FROM ${type.table}
              WHERE ${rankable(type, terms, { plain, first: foremost(type, { where, order: 'updated_at DESC, id DESC' }) }, place)}
              ORDER BY rank DESC, id DESC LIMIT ${FOUND_MAX})`,
          )}) AS found ORDER BY archived, rank DESC, published_at DESC NULLS FIRST, id DESC LIMIT ${FOUND_MAX}`,
      );
    };
    const found = await among(terms.exact);
    return found.length > 0 ? found : among(terms.alike);
  }

  /** The items of that number, one of a type at most. */
  async numbered(types: readonly ContentType[], id: number): Promise<FoundRow[]> {
    if (types.length === 0) return [];
    return this.ask(
      (place) =>
        `SELECT type, id, title, status, published_at, archived FROM (${union(
          types,
          (type) =>
            `SELECT '${type.name}' AS type, id, ${titleOf(type)} AS title, status, published_at, archived, updated_at
             FROM ${type.table} WHERE id = ${place(id)} AND trashed_at IS NULL`,
        )}) AS found ORDER BY archived, updated_at DESC LIMIT ${FOUND_MAX}`,
    );
  }

  /** What is not published, items and changes of items, the last changed first, with who changed it. */
  async drafts(types: readonly ContentType[]): Promise<DraftRow[]> {
    if (types.length === 0) return [];
    const [items, changes] = await Promise.all([this.draftItems(types), this.draftedChanges(types)]);
    const total = (items[0]?.total ?? 0) + (changes[0]?.total ?? 0);
    return [...items, ...changes]
      .sort((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, SHOWN)
      .map((row) => ({ ...row, total }));
  }

  private draftItems(types: readonly ContentType[]): Promise<DraftRow[]> {
    return this.ask<DraftRow>(
      () => `
        SELECT item.*, actor_id, actor_name, false AS over FROM (
          ${listed(types, `status = 'draft'`, 'updated_at', 'DESC')} ORDER BY at DESC LIMIT ${SHOWN}
        ) AS item LEFT JOIN LATERAL (
          SELECT actor_id, actor_name FROM content_revision
          WHERE content_type = item.type AND item_id = item.id ORDER BY version DESC LIMIT 1
        ) AS last ON true`,
    );
  }

  /** Under the titles that visitors know; a draft of what is a draft itself is that item. */
  private draftedChanges(types: readonly ContentType[]): Promise<DraftRow[]> {
    return this.ask<DraftRow>(
      () => `
        SELECT *, count(*) OVER ()::int AS total FROM (${union(
          types,
          (type) => `
            SELECT item.type, item.id, item.title, d.updated_at AS at, actor_id, actor_name, true AS over
            FROM drafts.content_draft d JOIN (
              SELECT '${type.name}' AS type, id, ${titleOf(type)} AS title FROM ${type.table}
              WHERE status = 'published' AND trashed_at IS NULL
            ) AS item ON item.id = d.item_id
            WHERE d.content_type = '${type.name}'`,
        )}) AS drafted ORDER BY at DESC LIMIT ${SHOWN}`,
    );
  }

  /** What comes out by itself, the next first. */
  async scheduled(types: readonly ContentType[]): Promise<DeskRow[]> {
    if (types.length === 0) return [];
    return this.ask<DeskRow>(
      () =>
        `${listed(types, `status = 'published' AND published_at > now()`, 'published_at', 'ASC')}
         ORDER BY at LIMIT ${SHOWN}`,
    );
  }

  /** What did not happen at its moment, the longest waiting first. */
  async missed(types: readonly ContentType[]): Promise<MissedRow[]> {
    if (types.length === 0) return [];
    const moments = [
      ['draft', 'drafts.content_draft', 'publish_at'],
      ['unpublish', 'drafts.content_removal', 'unpublish_at'],
    ] as const;
    const parts = types.flatMap((type) => moments.map((moment) => ({ type, moment })));
    return this.ask<MissedRow>(
      () => `
        SELECT *, count(*) OVER ()::int AS total FROM (${union(
          parts,
          ({ type, moment: [event, source, moment] }) => `
            SELECT '${type.name}' AS type, item.id, ${titleOf(type)} AS title, m.${moment} AS at, '${event}' AS event, m.failure
            FROM ${source} m JOIN ${type.table} item ON item.id = m.item_id AND item.trashed_at IS NULL
            WHERE m.content_type = '${type.name}' AND m.failure IS NOT NULL AND m.${moment} IS NOT NULL`,
        )}) AS missed ORDER BY at, type, id LIMIT ${SHOWN}`,
    );
  }

  /** How many items of the type nobody has published. */
  async unpublished({ table }: ContentType): Promise<number> {
    const [row] = await this.ask<{ total: number }>(
      () => `SELECT count(*)::int AS total FROM ${table} WHERE status = 'draft' AND trashed_at IS NULL`,
    );
    return row?.total ?? 0;
  }

  /** Drafts that wait for somebody else than who has written them, by type; those of the rule for two alone. */
  async unapproved(
    types: readonly ContentType[],
    actorId: string,
  ): Promise<{ type: string; over: boolean; total: number }[]> {
    if (types.length === 0) return [];
    return this.ask(
      (place) => `
        SELECT type, over, count(*)::int AS total FROM (${union(
          types,
          ({ name, table }) => `
            SELECT '${name}' AS type, id, coalesce(d.updated_at, item.updated_at) AS updated_at,
              status = 'published' AS over, d.author_ids
            FROM ${table} item
            LEFT JOIN drafts.content_draft d ON content_type = '${name}' AND item_id = id AND facts <> '{}'
            WHERE (status = 'draft' OR item_id IS NOT NULL) AND trashed_at IS NULL
              AND EXISTS (SELECT FROM content_approval_rule WHERE content_type = '${name}')`,
        )}) AS item
        WHERE NOT EXISTS (
          SELECT FROM content_approval WHERE content_type = type AND item_id = item.id AND approved_at >= item.updated_at
        ) AND NOT ${place(actorId)} = ANY (coalesce(author_ids, '{}') || CASE
          WHEN over THEN ${seenAuthorsSql('type', 'item.id')} ELSE ${unseenAuthorsSql('type', 'item.id')} END)
        GROUP BY type, over ORDER BY type, over`,
    );
  }

  /** Those of the items that are still there, with their titles of now. */
  async present(
    items: readonly { type: ContentType; id: number }[],
  ): Promise<{ type: string; id: number; title: string }[]> {
    if (items.length === 0) return [];
    return this.ask((place) =>
      union(
        items,
        ({ type, id }) =>
          `SELECT '${type.name}' AS type, id, ${titleOf(type)} AS title FROM ${type.table}
           WHERE id = ${place(id)} AND trashed_at IS NULL`,
      ),
    );
  }

  private ask<Row>(sql: Sql): Promise<Row[]> {
    const values: unknown[] = [];
    const text = sql((value) => `$${values.push(value)}`);
    return this.dataSource.query<Row[]>(text, values);
  }
}

function union<Part>(parts: readonly Part[], sql: (part: Part) => string): string {
  return parts.map(sql).join('\nUNION ALL\n');
}

/** A few items of each type; `total` counts all of them. */
function listed(
  types: readonly ContentType[],
  condition: string,
  moment: 'updated_at' | 'published_at',
  direction: 'ASC' | 'DESC',
): string {
  const parts = union(
    types,
    (type) => `(
      SELECT '${type.name}' AS type, id, ${titleOf(type)} AS title, ${moment} AS at, count(*) OVER () AS among
      FROM ${type.table} WHERE ${condition} AND trashed_at IS NULL AND NOT archived
      ORDER BY ${moment} ${direction}, id DESC LIMIT ${SHOWN})`,
  );
  return `WITH parts AS (${parts})
    SELECT type, id, title, at, (
      SELECT sum(among)::int FROM (SELECT DISTINCT type, among FROM parts) AS counted
    ) AS total FROM parts`;
}

/** The name of a person is sealed: such items are known by number. */
function titleOf(type: ContentType): string {
  return isPersonal(type) ? `'${type.titles.section} № ' || id` : `${columnOf(type, type.title)}::text`;
}
