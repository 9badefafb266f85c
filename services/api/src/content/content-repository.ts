import { Injectable } from '@nestjs/common';
import type { ContentState } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';
import type { ContentRow } from './content-row.ts';
import type { Columns } from './fields/field-rules.ts';
import { searchText } from './search-text.ts';

const VISIBLE = `status = 'published' AND trashed_at IS NULL AND published_at <= $1`;
/** How much of a search a title must contain for a misspelt search to find it. */
const SIMILAR = 0.45;

export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** The SQL of content; names of tables and columns come from the definitions alone. */
@Injectable()
export class ContentRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Writers of a type take turns until their transactions end: slugs, highlights and versions are read-then-write. */
  async lock(manager: EntityManager, type: ContentType): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`content:${type.name}`]);
  }

  async find(
    type: ContentType,
    id: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ContentRow | undefined> {
    const [row] = await manager.query<ContentRow[]>(
      `SELECT * FROM ${type.table} WHERE id = $1 AND trashed_at IS NULL`,
      [id],
    );
    return row;
  }

  async insert(manager: EntityManager, type: ContentType, columns: Columns): Promise<ContentRow> {
    const names = Object.keys(columns);
    const places = names.map((_, index) => `$${index + 1}`);
    const [row] = await manager.query<ContentRow[]>(
      `INSERT INTO ${type.table} (${names.join(', ')}) VALUES (${places.join(', ')}) RETURNING *`,
      Object.values(columns),
    );
    if (!row) throw new Error(`${type.table}: nothing was inserted`);
    return row;
  }

  /** Raises the version. */
  async update(manager: EntityManager, type: ContentType, id: number, columns: Columns): Promise<ContentRow> {
    const changes = Object.keys(columns).map((name, index) => `${name} = $${index + 3}`);
    const [rows] = await manager.query<[ContentRow[], number]>(
      `UPDATE ${type.table} SET ${['version = version + 1', 'updated_at = $2', ...changes].join(', ')}
       WHERE id = $1 RETURNING *`,
      [id, new Date(), ...Object.values(columns)],
    );
    const [row] = rows;
    if (!row) throw new Error(`${type.table}: ${id} is gone`);
    return row;
  }

  /** For staff: drafts first, then the newest; a search looks for words, parts of words and misspelt titles. */
  async list(
    type: ContentType,
    { page, search, status }: { page: number; search: string; status: ContentState | undefined },
  ): Promise<Page<ContentRow>> {
    const wanted = searchText(search);
    const values: unknown[] = [];
    const place = (value: unknown): string => `$${values.push(value)}`;
    const conditions = ['trashed_at IS NULL'];
    if (status) conditions.push(inState(status, () => place(new Date())));
    if (wanted !== '') {
      const [words, part] = [place(wanted), place(`%${wanted.replace(/[\\%_]/gu, '\\$&')}%`)];
      conditions.push(`(search @@ websearch_to_tsquery('russian', ${words}) OR search_title LIKE ${part}
        OR search_text LIKE ${part} OR word_similarity(${words}, search_title) > ${SIMILAR})`);
    }
    const order = `status = 'draft' DESC, published_at DESC NULLS FIRST, id DESC`;
    return this.page(type, { where: conditions.join(' AND '), values, order }, page, type.pageSize.admin);
  }

  /** For visitors: the newest first. */
  async visiblePage(type: ContentType, page: number): Promise<Page<ContentRow>> {
    const query = { where: VISIBLE, values: [new Date()], order: 'published_at DESC, id DESC' };
    return this.page(type, query, page, type.pageSize.public);
  }

  /** By id or slug, the present one before a former one. */
  async findVisible(type: ContentType, idOrSlug: string): Promise<ContentRow | undefined> {
    const now = new Date();
    const isId = /^\d{1,9}$/u.test(idOrSlug);
    const [row] = await this.dataSource.query<ContentRow[]>(
      isId
        ? `SELECT * FROM ${type.table} WHERE ${VISIBLE} AND id = $2`
        : `SELECT * FROM ${type.table} WHERE ${VISIBLE} AND (slug = $2 OR id = (
             SELECT item_id FROM content_former_slug WHERE content_type = $3 AND slug = $2))
           ORDER BY slug = $2 DESC LIMIT 1`,
      isId ? [now, Number(idOrSlug)] : [now, idOrSlug.toLowerCase(), type.name],
    );
    return row;
  }

  async highlights(
    type: ContentType,
    options: { visibleOnly: boolean },
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ContentRow[]> {
    return options.visibleOnly
      ? manager.query<ContentRow[]>(
          `SELECT * FROM ${type.table} WHERE ${VISIBLE} AND highlight_position IS NOT NULL ORDER BY highlight_position`,
          [new Date()],
        )
      : manager.query<ContentRow[]>(
          `SELECT * FROM ${type.table} WHERE trashed_at IS NULL AND highlight_position IS NOT NULL
           ORDER BY highlight_position`,
        );
  }

  /** The highlights in the order of `ids`, from 1; everything else is no highlight. Versions stay: items do not change. */
  async setHighlights(manager: EntityManager, type: ContentType, ids: readonly number[]): Promise<void> {
    await manager.query(
      `UPDATE ${type.table} SET highlight_position = array_position($1::integer[], id)
       WHERE highlight_position IS DISTINCT FROM array_position($1::integer[], id)`,
      [ids],
    );
  }

  private async page(
    type: ContentType,
    { where, values, order }: { where: string; values: unknown[]; order: string },
    page: number,
    size: number,
  ): Promise<Page<ContentRow>> {
    const [counted] = await this.dataSource.query<{ total: string }[]>(
      `SELECT count(*) AS total FROM ${type.table} WHERE ${where}`,
      values,
    );
    const rows = await this.dataSource.query<ContentRow[]>(
      `SELECT * FROM ${type.table} WHERE ${where} ORDER BY ${order}
       LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, size, (page - 1) * size],
    );
    return { rows, total: Number(counted?.total ?? 0) };
  }
}

function inState(state: ContentState, now: () => string): string {
  if (state === 'draft') return `status = 'draft'`;
  return `status = 'published' AND published_at ${state === 'scheduled' ? '>' : '<='} ${now()}`;
}
