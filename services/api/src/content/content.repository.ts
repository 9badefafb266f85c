import { Injectable } from '@nestjs/common';
import { type ContentType, isPersonal, redirect } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';
import { isRowId } from '../core/dto/row-id.ts';
import { ContentCounts } from './content-counts.repository.ts';
import type { ContentRow } from './content-row.ts';
import type { Columns } from './fields/field-rules.ts';
import { columnOf } from './fields/values.ts';
import { ContentVault } from './personal/content-vault.ts';
import { itemsLedAway } from './redirect-check.repository.ts';
import { sealedAfter, sealedUnderNewId } from './personal/sealed-columns.repository.ts';
import { pagesOf } from './link-check/item-paths.ts';
import { sharingAddresses } from './slugs/sharing-addresses.ts';

const VISIBLE = `status = 'published' AND trashed_at IS NULL AND published_at <= $1`;
const SLUG = /^[a-z\d-]+$/iu;

export interface Page<Row> {
  rows: Row[];
  total: number;
}

export interface VisiblePageOptions {
  highlightsLead?: boolean;
  /** Only what refers to this item. */
  within?: { field: string; id: number };
}

interface PageQuery {
  where: string;
  values: unknown[];
  order: string;
  /** The kept count that `where` amounts to. */
  counted?: 'published' | null;
}

/**
 * The SQL of content; names of tables and columns come from the definitions alone. What tells of people is sealed on
 * its way to the tables and opened on its way back.
 */
@Injectable()
export class ContentRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: ContentVault,
    private readonly counts: ContentCounts,
  ) {}

  /** Writers of a type take turns until their transactions end: slugs, highlights and versions are read-then-write. */
  async lock(manager: EntityManager, ...types: ContentType[]): Promise<void> {
    // Together with those of the types that share its addresses, and with redirects, which a page that comes out takes away
    // from its own; in one order, or two would wait for each other.
    const names = new Set(
      types.flatMap((type) => [
        type.name,
        ...sharingAddresses(type),
        ...(pagesOf(type) ? [redirect.name] : []),
      ]),
    );
    for (const name of [...names].sort()) {
      await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`content:${name}`]);
    }
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
    return row && this.vault.open(type, row);
  }

  async insert(manager: EntityManager, type: ContentType, columns: Columns): Promise<ContentRow> {
    const stored = isPersonal(type) ? await sealedUnderNewId(this.vault, manager, type, columns) : columns;
    const names = Object.keys(stored);
    const places = names.map((_, index) => `$${index + 1}`);
    const [row] = await manager.query<ContentRow[]>(
      `INSERT INTO ${type.table} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
       VALUES (${places.join(', ')}) RETURNING *`,
      Object.values(stored),
    );
    if (!row) throw new Error(`${type.table}: nothing was inserted`);
    return this.vault.open(type, row);
  }

  /** Raises the version. */
  async update(manager: EntityManager, type: ContentType, id: number, columns: Columns): Promise<ContentRow> {
    const stored = isPersonal(type) ? await sealedAfter(this.vault, manager, type, id, columns) : columns;
    const changes = Object.keys(stored).map((name, index) => `${name} = $${index + 3}`);
    const [rows] = await manager.query<[ContentRow[], number]>(
      `UPDATE ${type.table} SET ${['version = version + 1', 'updated_at = $2', ...changes].join(', ')}
       WHERE id = $1 RETURNING *`,
      [id, new Date(), ...Object.values(stored)],
    );
    const [row] = rows;
    if (!row) throw new Error(`${type.table}: ${id} is gone`);
    return this.vault.open(type, row);
  }

  async findTrashed(
    type: ContentType,
    id: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ContentRow | undefined> {
    const [row] = await manager.query<ContentRow[]>(
      `SELECT * FROM ${type.table} WHERE id = $1 AND trashed_at IS NOT NULL`,
      [id],
    );
    return row && this.vault.open(type, row);
  }

  async delete(manager: EntityManager, type: ContentType, id: number): Promise<void> {
    await manager.query(`DELETE FROM ${type.table} WHERE id = $1`, [id]);
  }

  /** Whether an item outside of the trash has this value. */
  async has(manager: EntityManager, type: ContentType, column: string, value: unknown): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT FROM ${type.table} WHERE ${column} = $1 AND trashed_at IS NULL LIMIT 1`,
      [value],
    );
    return rows.length > 0;
  }

  /** Which of the texts items outside of the trash have in the column. */
  async textsAmong(
    manager: EntityManager,
    type: ContentType,
    column: string,
    texts: readonly string[],
  ): Promise<Set<string>> {
    const rows = await manager.query<{ text: string }[]>(
      `SELECT DISTINCT ${column} AS text FROM ${type.table} WHERE ${column} = ANY ($1) AND trashed_at IS NULL`,
      [texts],
    );
    return new Set(rows.map(({ text }) => text));
  }

  /** For visitors: the newest first, behind the highlights when these lead. */
  async visiblePage(
    type: ContentType,
    page: number,
    { highlightsLead = false, within }: VisiblePageOptions = {},
  ): Promise<Page<ContentRow>> {
    const away = await itemsLedAway(this.dataSource.manager, type);
    const inside = within ? ` AND ${columnOf(type, within.field)} = $3` : '';
    const where = `${VISIBLE} AND NOT archived AND id <> ALL ($2)${inside}`;
    const values = [new Date(), away, ...(within ? [within.id] : [])];
    const order = `${highlightsLead ? 'highlight_position, ' : ''}published_at DESC, id DESC`;
    const { rows, total } = await this.page(
      type,
      { where, values, order, counted: within ? null : 'published' },
      page,
      type.pageSize.public,
    );
    const shown = rows.map((row) => this.vault.shown(type, row));
    return { rows: shown, total: within ? total : total - away.length };
  }

  /** How many items visitors see of each value of a reference, by its id. */
  async visibleCounts(type: ContentType, column: string): Promise<Map<number, number>> {
    const rows = await this.dataSource.query<{ id: number; items: string }[]>(
      `SELECT ${column} AS id, count(*) AS items FROM ${type.table}
       WHERE ${VISIBLE} AND NOT archived AND id <> ALL ($2) AND ${column} IS NOT NULL GROUP BY 1`,
      [new Date(), await itemsLedAway(this.dataSource.manager, type)],
    );
    return new Map(rows.map(({ id, items }) => [id, Number(items)]));
  }

  /** For visitors: in the order that staff chose, list after list, or the newest first. */
  async visibleList(type: ContentType, archived: boolean): Promise<ContentRow[]> {
    const order = type.order && !archived ? 'place, id' : 'archive_year DESC, published_at DESC, id DESC';
    const rows = await this.dataSource.query<ContentRow[]>(
      `SELECT * FROM ${type.table} WHERE ${VISIBLE} AND archived = $2 ORDER BY ${order}`,
      [new Date(), archived],
    );
    return rows.map((row) => this.vault.shown(type, row));
  }

  /** Those of the ids that visitors see, in no order. */
  async visibleAmong(type: ContentType, ids: readonly number[]): Promise<ContentRow[]> {
    const rows = await this.dataSource.query<ContentRow[]>(
      `SELECT * FROM ${type.table} WHERE ${VISIBLE} AND id = ANY ($2)`,
      [new Date(), ids],
    );
    return rows.map((row) => this.vault.shown(type, row));
  }

  /** By id or slug, the present one before a former one. */
  async findVisible(type: ContentType, idOrSlug: string): Promise<ContentRow | undefined> {
    const now = new Date();
    const address = addressOf(type, idOrSlug);
    if (!address) return undefined;
    const { column, value } = address;
    const [row] = await this.dataSource.query<ContentRow[]>(
      column === 'id'
        ? `SELECT * FROM ${type.table} WHERE ${VISIBLE} AND id = $2`
        : `SELECT * FROM ${type.table} WHERE ${VISIBLE} AND (slug = $2 OR id = (
             SELECT item_id FROM content_former_slug WHERE content_type = $3 AND slug = $2))
           ORDER BY slug = $2 DESC LIMIT 1`,
      column === 'id' ? [now, value] : [now, value, type.name],
    );
    return row && this.vault.shown(type, row);
  }

  /** Whether visitors once saw an item at this id, slug or former slug that has been removed since. */
  async wasRemoved(type: ContentType, idOrSlug: string): Promise<boolean> {
    const address = addressOf(type, idOrSlug);
    if (!address) return false;
    const { column, value } = address;
    const former = 'OR id = (SELECT item_id FROM content_former_slug WHERE content_type = $2 AND slug = $1)';
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT FROM ${type.table}
       WHERE trashed_at IS NOT NULL AND status = 'published' AND published_at <= trashed_at
         AND (${column} = $1 ${column === 'id' ? '' : former}) LIMIT 1`,
      column === 'id' ? [value] : [value, type.name],
    );
    return rows.length > 0;
  }

  /** Where each visible item stands and when what is there was last changed; by id. */
  async addresses(type: ContentType): Promise<{ id: number; slug: string | null; changed_at: Date }[]> {
    const slug = 'slug' in type.fields ? 'slug' : 'NULL';
    return this.dataSource.query(
      `SELECT id, ${slug} AS slug, greatest(updated_at, published_at) AS changed_at FROM ${type.table}
       WHERE ${VISIBLE} AND NOT archived ORDER BY id`,
      [new Date()],
    );
  }

  async highlights(
    type: ContentType,
    options: { visibleOnly: boolean },
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ContentRow[]> {
    return options.visibleOnly
      ? manager.query<ContentRow[]>(
          `SELECT * FROM ${type.table} WHERE ${VISIBLE} AND highlight_position IS NOT NULL AND id <> ALL ($2)
           ORDER BY highlight_position`,
          [new Date(), await itemsLedAway(this.dataSource.manager, type)],
        )
      : manager.query<ContentRow[]>(
          `SELECT * FROM ${type.table} WHERE trashed_at IS NULL AND highlight_position IS NOT NULL
           ORDER BY highlight_position`,
        );
  }

  /**
   * The highlights in the order of `ids`, from 1; everything else outside of the trash is no highlight. Versions stay: items do
   * not change.
   */
  async setHighlights(manager: EntityManager, type: ContentType, ids: readonly number[]): Promise<void> {
    await manager.query(
      `UPDATE ${type.table} SET highlight_position = array_position($1::integer[], id)
       WHERE trashed_at IS NULL AND highlight_position IS DISTINCT FROM array_position($1::integer[], id)`,
      [ids],
    );
  }

  private async page(
    type: ContentType,
    { where, values, order, counted = null }: PageQuery,
    page: number,
    size: number,
  ): Promise<Page<ContentRow>> {
    const [rows, total] = await Promise.all([
      this.dataSource.query<ContentRow[]>(
        `SELECT * FROM ${type.table} WHERE ${where} ORDER BY ${order}
         LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
        [...values, size, (page - 1) * size],
      ),
      counted ? this.counts.kept(type, counted) : this.counts.of(type, where, values),
    ]);
    return { rows: rows.map((row) => this.vault.open(type, row)), total };
  }
}

/** By which column an item is meant; null where no item of the type can be meant. No slug is of digits alone. */
function addressOf(
  type: ContentType,
  idOrSlug: string,
): { column: 'id'; value: number } | { column: 'slug'; value: string } | null {
  if (/^\d+$/u.test(idOrSlug)) {
    const value = Number(idOrSlug);
    return isRowId(value) ? { column: 'id', value } : null;
  }
  return 'slug' in type.fields && SLUG.test(idOrSlug)
    ? { column: 'slug', value: idOrSlug.toLowerCase() }
    : null;
}
