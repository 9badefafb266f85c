import { Injectable } from '@nestjs/common';
import {
  HISTORY_PAGE_SIZE,
  type HistoryAction,
  type HistoryItem,
  type HistoryMenu,
  type HistoryPage,
  type HistoryQuery,
} from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { HISTORY_ACTION_TITLES } from './history-action-titles.ts';

const MAX_FILES = 50;
/** The clock of the people who read it. */
const ZONE = 'Europe/Moscow';

interface HistoryRow extends Omit<HistoryItem, 'id' | 'at' | 'actor' | 'entityId'> {
  id: string;
  at: Date;
  actor_id: string;
  actor_name: string;
  entity_id: string;
}

/** The conditions of a search with the values that they name. */
interface Conditions {
  sql: string;
  values: unknown[];
}

@Injectable()
export class HistoryReader {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of records, the newest first; all filters must hold. */
  async find({ page = 1, ...filters }: HistoryQuery): Promise<HistoryPage> {
    const { sql, values } = conditions(filters);
    const [counted] = await this.dataSource.query<{ total: string }[]>(
      `SELECT count(*) AS total FROM history_document ${sql}`,
      values,
    );
    const limit = `LIMIT ${HISTORY_PAGE_SIZE} OFFSET $${values.length + 1}`;
    const rows = await this.dataSource.query<HistoryRow[]>(
      `SELECT * FROM history_document ${sql} ORDER BY at DESC, id DESC ${limit}`,
      [...values, (page - 1) * HISTORY_PAGE_SIZE],
    );
    return { items: rows.map(toItem), pageCount: Math.ceil(Number(counted?.total ?? 0) / HISTORY_PAGE_SIZE) };
  }

  /** What the records can be filtered by. */
  async menu(): Promise<HistoryMenu> {
    const managers = await this.dataSource.query<HistoryMenu['managers']>(
      `SELECT DISTINCT ON (actor_id) actor_id AS id, actor_name AS title
       FROM history_document ORDER BY actor_id, history_document.id DESC`,
    );
    const actions = (Object.entries(HISTORY_ACTION_TITLES) as [HistoryAction, string][]).map(
      ([id, title]) => ({ id, title }),
    );
    return { actions, managers };
  }

  /** Titles that contain the text, by alphabet. */
  async findFiles(search: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ title: string }[]>(
      `SELECT DISTINCT title FROM history_document WHERE lower(title) LIKE $1 ORDER BY title LIMIT ${MAX_FILES}`,
      [containing(search)],
    );
    return rows.map(({ title }) => title);
  }
}

function conditions({ search, fileName, manager, action, dateFrom, dateTo }: HistoryQuery): Conditions {
  const parts: [sql: (place: string) => string, value: string | undefined][] = [
    [(place) => `lower(title) LIKE ${place}`, search && containing(search)],
    [(place) => `title = ${place}`, fileName],
    [(place) => `actor_id = ${place}`, manager],
    [(place) => `action = ${place}`, action],
    [(place) => `at >= (${place}::date)::timestamp AT TIME ZONE '${ZONE}'`, dateFrom],
    [(place) => `at < (${place}::date + 1)::timestamp AT TIME ZONE '${ZONE}'`, dateTo],
  ];
  const given = parts.filter(([, value]) => value);
  const sql = given.map(([part], index) => part(`$${index + 1}`)).join(' AND ');
  return { sql: sql && `WHERE ${sql}`, values: given.map(([, value]) => value) };
}

function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/gu, '\\$&')}%`;
}

function toItem(row: HistoryRow): HistoryItem {
  const { id, at, actor_id, actor_name, action, entity, entity_id, title, before, after } = row;
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
  };
}
