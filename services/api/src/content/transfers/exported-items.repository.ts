import { Injectable } from '@nestjs/common';
import type { ContentState } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { DataSource } from 'typeorm';
import type { ContentRow } from '../content-row.ts';
import type { Columns } from '../fields/field-rules.ts';
import { inState, searchCondition } from '../list-conditions.ts';

export interface ExportFilter {
  search: string;
  status: ContentState | undefined;
  archived: boolean;
  /** Values by column. */
  within: Columns;
}

/** Items in the order of their ids, a batch at a time: what is added meanwhile shifts none of them. */
@Injectable()
export class ExportedItems {
  constructor(private readonly dataSource: DataSource) {}

  after(type: ContentType, filter: ExportFilter, id: number, limit: number): Promise<ContentRow[]> {
    const values: unknown[] = [];
    const place = (value: unknown): string => `$${values.push(value)}`;
    const conditions = ['trashed_at IS NULL', `id > ${place(id)}`];
    if (filter.status) conditions.push(inState(filter.status, () => place(new Date())));
    if (type.archive) conditions.push(`archived = ${place(filter.archived)}`);
    for (const [column, value] of Object.entries(filter.within)) {
      conditions.push(`${column} IS NOT DISTINCT FROM ${place(value)}`);
    }
    const found = searchCondition(filter.search, {}, place);
    if (found !== null) conditions.push(found);
    return this.dataSource.query<ContentRow[]>(
      `SELECT * FROM ${type.table} WHERE ${conditions.join(' AND ')} ORDER BY id LIMIT ${place(limit)}`,
      values,
    );
  }
}
