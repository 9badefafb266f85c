import { Injectable } from '@nestjs/common';
import {
  HISTORY_MAX_PAGES,
  HISTORY_PAGE_SIZE,
  type HistoryAction,
  type HistoryItem,
  type HistoryMenu,
  type HistoryPage,
  type HistoryQuery,
} from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { HISTORY_ACTION_TITLES } from './history-action-titles.ts';
import { conditions } from './history-conditions.ts';
import { FILES_CONTAINING, FILES_STARTING, MANAGERS } from './history-menu.ts';
import { containing, isShort, startingWith } from './like-patterns.ts';

const MAX_COUNTED = HISTORY_MAX_PAGES * HISTORY_PAGE_SIZE;
const COLUMNS = 'id, at, actor_id, actor_name, action, entity, entity_id, title, before, after, erased_at';

interface HistoryRow extends Pick<HistoryItem, 'action' | 'entity' | 'title' | 'before' | 'after'> {
  id: string;
  at: Date;
  actor_id: string;
  actor_name: string;
  entity_id: string;
  erased_at: Date | null;
}

@Injectable()
export class HistoryReader {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of records, the newest first; all filters must hold. Reads no more than the pages that are counted. */
  async find({ page = 1, ...filters }: HistoryQuery): Promise<HistoryPage> {
    const { sql, values } = conditions(filters);
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total
       FROM (SELECT FROM history_document ${sql} LIMIT ${MAX_COUNTED}) AS counted`,
      values,
    );
    const pageCount = Math.ceil((counted?.total ?? 0) / HISTORY_PAGE_SIZE);
    if (page > pageCount) return { items: [], pageCount };
    const rows = await this.dataSource.query<HistoryRow[]>(
      `SELECT ${COLUMNS} FROM history_document ${sql} ORDER BY at DESC, id DESC
       LIMIT ${HISTORY_PAGE_SIZE} OFFSET $${values.length + 1}`,
      [...values, (page - 1) * HISTORY_PAGE_SIZE],
    );
    return { items: rows.map(toItem), pageCount };
  }

  /** What the records can be filtered by. */
  async menu(): Promise<HistoryMenu> {
    const managers = await this.dataSource.query<HistoryMenu['managers']>(MANAGERS);
    const actions = (Object.entries(HISTORY_ACTION_TITLES) as [HistoryAction, string][]).map(
      ([id, title]) => ({ id, title }),
    );
    return { actions, managers };
  }

  /** Titles that contain the text, or begin with it when it is shorter than three letters, by alphabet. */
  async findFiles(search: string): Promise<string[]> {
    const text = search.trim();
    const short = isShort(text);
    const rows = await this.dataSource.query<{ title: string }[]>(short ? FILES_STARTING : FILES_CONTAINING, [
      short ? startingWith(text) : containing(text),
    ]);
    return rows.map(({ title }) => title);
  }
}

function toItem(row: HistoryRow): HistoryItem {
  const { id, at, actor_id, actor_name, action, entity, entity_id, title, before, after, erased_at } = row;
  return {
    id: Number(id),
    at: at.toISOString(),
    actor: { id: actor_id, name: actor_name },
    action,
    entity,
    entityId: entity_id,
    title,
    before,
    after,
    erasedAt: erased_at?.toISOString() ?? null,
  };
}
