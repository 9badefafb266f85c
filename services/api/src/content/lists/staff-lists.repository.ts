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
import {
  byIndexes,
  CLOSEST_WORDS,
  COUNTED_MAX,
  FIRST_MAX,
  foremost,
  RANKED_MAX,
  rankable,
  walk,
  wider,
} from './search-candidates.repository.ts';

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
  found: Found | null;
  total: number;
  more: boolean;
}

interface Found {
  terms: SearchTerms;
  /** Numbers of what is the first as the list stands. */
  first: Sql;
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
    const { where, found, total, more } = selection;
    // What lies behind the last page that the list names is not read either.
    if (page > Math.ceil(total / type.pageSize.admin)) return { rows: [], total, more };
    if (sort === '' && found) {
      return { rows: await this.ranked(type, { ...selection, ...found }, page), total, more };
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
    const ids = await this.numbers(
      (place) => `SELECT id FROM ${type.table} WHERE ${where(place)} ORDER BY id LIMIT ${place(most)}`,
    );
    return { ids, total: more ? await this.count(type, where) : total };
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
    const terms = await searchTerms(this.dataSource, search, this.vault.indexesOf(type, search, false));
    const where: Sql = (place) =>
      [
        'trashed_at IS NOT NULL',
        ...(terms ? [`(${terms.matches(place)} OR ${terms.loose(place)})`] : []),
      ].join(' AND ');
    const total = await this.count(type, where);
    return { rows: await this.rows(type, where, 'trashed_at DESC, id DESC', page), total, more: false };
  }

  private async select(type: ContentType, filters: ListFilters): Promise<Selection> {
    const plain: Sql = (place) => filterConditions(type, filters, place).join(' AND ');
    const { search, contacts } = filters;
    const people = this.vault.indexesOf(type, search, contacts);
    const terms = await searchTerms(this.dataSource, search, people);
    if (!terms) {
      const isWhole = filterConditions(type, filters, () => '').length === 1;
      const total = await (isWhole ? this.counts.kept(type, 'present') : this.count(type, plain));
      return { where: plain, plain, found: null, total, more: false };
    }
    const found = await this.worded(type, plain, terms);
    return found.total > 0 ? found : this.misspelt(type, plain, search, terms);
  }

  private async worded(type: ContentType, plain: Sql, terms: SearchTerms): Promise<Selection> {
    const order = ownOrder(type);
    const walked = await this.numbers(walk(type, terms, { plain, order }));
    const indexed: Sql = (place) => `${plain(place)} AND ${terms.indexed(place)}`;
    const counted: Sql = (place) =>
      `SELECT id FROM ${type.table} WHERE ${indexed(place)} LIMIT ${COUNTED_MAX + 1}`;
    const ids = walked.length > COUNTED_MAX ? walked : await byIndexes(this.dataSource, counted);
    if (ids.length <= COUNTED_MAX) return this.those(type, plain, terms, ids);
    const first =
      walked.length < FIRST_MAX
        ? await byIndexes(this.dataSource, foremost(type, { where: indexed, order }))
        : walked.slice(0, FIRST_MAX);
    return {
      where: (place) => `${plain(place)} AND ${terms.exact(place)}`,
      plain,
      found: { terms, first: (place) => `SELECT unnest(${place(first)}::integer[])` },
      total: COUNTED_MAX,
      more: true,
    };
  }

  private those(type: ContentType, plain: Sql, terms: SearchTerms, ids: readonly number[]): Selection {
    const where: Sql = (place) => `${plain(place)} AND id = ANY (${place(ids)})`;
    const first = foremost(type, { where, order: ownOrder(type) });
    return { where, plain, found: { terms, first }, total: ids.length, more: false };
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
    const instead = mended === words.join(' ') ? null : await searchTerms(this.dataSource, mended, {});
    if (instead) {
      const found = await this.worded(type, plain, instead);
      if (found.total > 0) return found;
    }
    return this.those(type, plain, terms, await this.numbers(wider(type, terms, plain)));
  }

  /** The best first; what is not ranked follows as the type is ordered. */
  private async ranked(
    type: ContentType,
    { where, plain, terms, first, total }: Selection & Found,
    page: number,
  ): Promise<ContentRow[]> {
    const { table, pageSize } = type;
    const order = ownOrder(type);
    const ids = await this.numbers((place) => {
      const those = total > RANKED_MAX ? rankable(type, terms, { plain, first }, place) : where(place);
      return `SELECT id FROM ${table} WHERE ${those} ORDER BY ${terms.rank(place)} DESC, ${order}`;
    });
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
    const condition = where((value) => `$${values.push(value)}`);
    return this.counts.of(type, condition, values);
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

  private async numbers(sql: Sql): Promise<number[]> {
    const rows = await this.ask<{ id: number }>(sql);
    return rows.map(({ id }) => id);
  }

  private ask<Row>(sql: Sql): Promise<Row[]> {
    const values: unknown[] = [];
    const text = sql((value) => `$${values.push(value)}`);
    return this.dataSource.query<Row[]>(text, values);
  }
}
