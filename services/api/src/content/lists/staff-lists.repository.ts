import { Injectable } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { ContentCounts } from '../content-counts.repository.ts';
import type { ContentRow } from '../content-row.ts';
import { ContentVault } from '../personal/content-vault.ts';
import { filterConditions, type SearchTerms, searchTerms, type Sql } from './list-conditions.ts';
import type { ListFilters } from './list-filters.ts';
import { chosenOrder, ownOrder } from './list-order.ts';
import { RANKED_MAX, rankable, wider } from './search-candidates.repository.ts';

export interface StaffPage {
  rows: ContentRow[];
  total: number;
}

/** What a list amounts to. */
interface Selection {
  where: Sql;
  /** The same without the search. */
  plain: Sql;
  /** Null when nothing is looked for. */
  terms: SearchTerms | null;
  total: number;
}

/** The SQL of what staff look through: lists and the trash. */
@Injectable()
export class StaffLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: ContentVault,
    private readonly counts: ContentCounts,
  ) {}

  /** A page, from 1: as it was asked to be sorted, by how well it answers the search, or as the type is ordered. */
  async page(
    type: ContentType,
    filters: ListFilters,
    { page, sort }: { page: number; sort: string },
  ): Promise<StaffPage> {
    const selection = await this.select(type, filters);
    const { where, terms, total } = selection;
    if (total === 0) return { rows: [], total };
    if (sort === '' && terms) {
      return { rows: await this.ranked(type, { ...selection, terms }, page), total };
    }
    const order = sort === '' ? ownOrder(type) : chosenOrder(type, sort);
    return { rows: await this.rows(type, where, order, page), total };
  }

  /** All that the filters mean, by number; up to `most`. */
  async all(
    type: ContentType,
    filters: ListFilters,
    most: number,
  ): Promise<{ ids: number[]; total: number }> {
    const { where, total } = await this.select(type, filters);
    const rows = await this.ask<{ id: number }>(
      (place) => `SELECT id FROM ${type.table} WHERE ${where(place)} ORDER BY id LIMIT ${place(most)}`,
    );
    return { ids: rows.map(({ id }) => id), total };
  }

  /** All rows of a list in batches, in the order of their ids: what is added meanwhile shifts none of them. */
  async *batches(type: ContentType, filters: ListFilters, size: number): AsyncGenerator<ContentRow[]> {
    const { where } = await this.select(type, filters);
    let last = 0;
    for (;;) {
      const rows = await this.ask<ContentRow>(
        (place) =>
          `SELECT * FROM ${type.table} WHERE ${where(place)} AND id > ${place(last)} ORDER BY id LIMIT ${place(size)}`,
      );
      if (rows.length > 0) yield rows.map((row) => this.vault.open(type, row));
      last = rows.at(-1)?.id ?? last;
      if (rows.length < size) return;
    }
  }

  /** Those of the items that are there and not in the trash, by number. */
  async among(type: ContentType, ids: readonly number[]): Promise<ContentRow[]> {
    const rows = await this.ask<ContentRow>(
      (place) =>
        `SELECT * FROM ${type.table} WHERE id = ANY (${place(ids)}) AND trashed_at IS NULL ORDER BY id`,
    );
    return rows.map((row) => this.vault.open(type, row));
  }

  /** The last removed first; a search looks into titles and texts. */
  async trash(type: ContentType, page: number, search: string): Promise<StaffPage> {
    const terms = searchTerms(search, this.vault.indexesOf(type, search, false));
    const where: Sql = (place) =>
      ['trashed_at IS NOT NULL', ...(terms ? [`(${terms.exact(place)} OR ${terms.loose(place)})`] : [])].join(
        ' AND ',
      );
    const total = await this.count(type, where);
    return { rows: await this.rows(type, where, 'trashed_at DESC, id DESC', page), total };
  }

  /** Misspelt titles and parts of words are looked for only when nothing is found otherwise. */
  private async select(type: ContentType, filters: ListFilters): Promise<Selection> {
    const plain: Sql = (place) => filterConditions(type, filters, place).join(' AND ');
    const terms = searchTerms(filters.search, this.vault.indexesOf(type, filters.search, filters.contacts));
    if (!terms) {
      const isWhole = filterConditions(type, filters, () => '').length === 1;
      const total = await (isWhole ? this.counts.kept(type, 'present') : this.count(type, plain));
      return { where: plain, plain, terms, total };
    }
    const where: Sql = (place) => `${plain(place)} AND ${terms.exact(place)}`;
    const total = await this.count(type, where);
    if (total > 0) return { where, plain, terms, total };
    const more: Sql = (place) => `${plain(place)} AND ${wider(type, terms, place)}`;
    return { where: more, plain, terms, total: await this.count(type, more) };
  }

  /** The best first; what is not ranked follows as the type is ordered. */
  private async ranked(
    type: ContentType,
    { where, plain, terms, total }: Selection & { terms: SearchTerms },
    page: number,
  ): Promise<ContentRow[]> {
    const { table, pageSize } = type;
    const order = ownOrder(type);
    const best = await this.ask<{ id: number }>((place) => {
      const those = total > RANKED_MAX ? rankable(type, terms, { plain, where, order }, place) : where(place);
      return `SELECT id FROM ${table} WHERE ${those} ORDER BY ${terms.rank(place)} DESC, ${order}`;
    });
    const ids = best.map(({ id }) => id);
    const start = (page - 1) * pageSize.admin;
    const shown = ids.slice(start, start + pageSize.admin);
    const rows = await this.among(type, shown);
    const found = shown.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    const left = pageSize.admin - shown.length;
    if (left === 0 || ids.length >= total) return found;
    const others = await this.ask<ContentRow>(
      (place) =>
        `SELECT * FROM ${table} WHERE ${where(place)} AND id <> ALL (${place(ids)}) ORDER BY ${order}
         LIMIT ${place(left)} OFFSET ${place(Math.max(0, start - ids.length))}`,
    );
    return [...found, ...others.map((row) => this.vault.open(type, row))];
  }

  private count(type: ContentType, where: Sql): Promise<number> {
    const values: unknown[] = [];
    return this.counts.of(
      type,
      where((value) => `$${values.push(value)}`),
      values,
    );
  }

  private async rows(type: ContentType, where: Sql, order: string, page: number): Promise<ContentRow[]> {
    const size = type.pageSize.admin;
    const rows = await this.ask<ContentRow>(
      (place) =>
        `SELECT * FROM ${type.table} WHERE ${where(place)} ORDER BY ${order}
         LIMIT ${place(size)} OFFSET ${place((page - 1) * size)}`,
    );
    return rows.map((row) => this.vault.open(type, row));
  }

  private ask<Row>(sql: Sql): Promise<Row[]> {
    const values: unknown[] = [];
    const text = sql((value) => `$${values.push(value)}`);
    return this.dataSource.query<Row[]>(text, values);
  }
}
