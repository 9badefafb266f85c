import { Injectable } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { ContentCounts } from '../content-counts.repository.ts';
import type { ContentRow } from '../content-row.ts';
import { ContentVault } from '../personal/content-vault.ts';
import { filterConditions, type SearchTerms, searchTerms, type Sql } from './list-conditions.repository.ts';
import type { ListFilters } from './list-filters.ts';
import { chosenOrder, ownOrder } from './list-order.ts';
import { searchText } from '../search-text.ts';
import { wordsOf } from '../search/query-words.ts';
import { CLOSEST_WORDS, COUNTED_MAX, RANKED_MAX, rankable, wider } from './search-candidates.repository.ts';

export interface StaffPage {
  rows: ContentRow[];
  /** Of a search: up to here they are counted. */
  total: number;
  /** There are more than `total`. */
  more: boolean;
}

/** What a list amounts to. */
interface Selection {
  where: Sql;
  /** The same without the search. */
  plain: Sql;
  /** Null when nothing is looked for. */
  terms: SearchTerms | null;
  total: number;
  more: boolean;
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
    const { where, terms, total, more } = selection;
    // What lies behind the last page that the list names is not read either.
    if (page > Math.ceil(total / type.pageSize.admin)) return { rows: [], total, more };
    if (sort === '' && terms) {
      return { rows: await this.ranked(type, { ...selection, terms }, page), total, more };
    }
    const order = sort === '' ? ownOrder(type) : chosenOrder(type, sort);
    return { rows: await this.rows(type, where, order, page), total, more };
  }

  /** All that the filters mean, by number; up to `most`. */
  async all(
    type: ContentType,
    filters: ListFilters,
    most: number,
  ): Promise<{ ids: number[]; total: number }> {
    const { where, total, more } = await this.select(type, filters);
    const rows = await this.ask<{ id: number }>(
      (place) => `SELECT id FROM ${type.table} WHERE ${where(place)} ORDER BY id LIMIT ${place(most)}`,
    );
    return { ids: rows.map(({ id }) => id), total: more ? await this.count(type, where) : total };
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
    return { rows: await this.rows(type, where, 'trashed_at DESC, id DESC', page), total, more: false };
  }

  private async select(type: ContentType, filters: ListFilters): Promise<Selection> {
    const plain: Sql = (place) => filterConditions(type, filters, place).join(' AND ');
    const { search, contacts } = filters;
    const terms = searchTerms(search, this.vault.indexesOf(type, search, contacts));
    if (!terms) {
      const isWhole = filterConditions(type, filters, () => '').length === 1;
      const total = await (isWhole ? this.counts.kept(type, 'present') : this.count(type, plain));
      return { where: plain, plain, terms, total, more: false };
    }
    const found = await this.worded(type, plain, terms);
    return found.total > 0 ? found : this.misspelt(type, plain, search, terms);
  }

  private async worded(type: ContentType, plain: Sql, terms: SearchTerms): Promise<Selection> {
    const where: Sql = (place) => `${plain(place)} AND ${terms.exact(place)}`;
    const counted = await this.count(type, where, COUNTED_MAX + 1);
    return { where, plain, terms, total: Math.min(counted, COUNTED_MAX), more: counted > COUNTED_MAX };
  }

  /** Words that visitors find instead of those that nothing has; then titles that are like the search, and parts of words. */
  private async misspelt(
    type: ContentType,
    plain: Sql,
    search: string,
    terms: SearchTerms,
  ): Promise<Selection> {
    const words = wordsOf(searchText(search));
    const closest = await this.dataSource.query<{ word: string }[]>(CLOSEST_WORDS, [words]);
    const mended = closest.map(({ word }) => word).join(' ');
    const instead = mended === words.join(' ') ? null : searchTerms(mended, {});
    if (instead) {
      const found = await this.worded(type, plain, instead);
      if (found.total > 0) return found;
    }
    const rows = await this.ask<{ id: number }>(wider(type, terms, plain));
    const ids = rows.map(({ id }) => id);
    return {
      where: (place) => `id = ANY (${place(ids)})`,
      plain,
      terms,
      total: ids.length,
      more: false,
    };
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

  private count(type: ContentType, where: Sql, most?: number): Promise<number> {
    const values: unknown[] = [];
    const condition = where((value) => `$${values.push(value)}`);
    return most === undefined
      ? this.counts.of(type, condition, values)
      : this.counts.upTo(most, type, condition, values);
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
