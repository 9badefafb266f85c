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
import { conditions } from './history-conditions.repository.ts';
import { everyActor, titlesLike } from './history-menu.repository.ts';
import { countRecords, type HistoryRow, pageOfRecords } from './history.repository.ts';
import { containing, isShort, startingWith } from './like-patterns.ts';

const MAX_COUNTED = HISTORY_MAX_PAGES * HISTORY_PAGE_SIZE;
@Injectable()
export class HistoryReader {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of records, the newest first; all filters must hold. Reads no more than the pages that are counted. */
  async find({ page = 1, ...filters }: HistoryQuery): Promise<HistoryPage> {
    const { manager } = this.dataSource;
    const matching = conditions(filters);
    const pageCount = Math.ceil((await countRecords(manager, matching, MAX_COUNTED)) / HISTORY_PAGE_SIZE);
    if (page > pageCount) return { items: [], pageCount };
    const rows = await pageOfRecords(manager, matching, page);
    return { items: rows.map(toItem), pageCount };
  }

  /** What the records can be filtered by. */
  async menu(): Promise<HistoryMenu> {
    const managers = (await everyActor(this.dataSource.manager)).map(({ id, title }) => ({
      id,
      title: nameOf(title),
    }));
    const actions = (Object.entries(HISTORY_ACTION_TITLES) as [HistoryAction, string][]).map(
      ([id, title]) => ({ id, title }),
    );
    return { actions, managers };
  }

  /** Titles that contain the text, or begin with it when it is shorter than three letters, by alphabet. */
  async findFiles(search: string): Promise<string[]> {
    const text = search.trim();
    const { manager } = this.dataSource;
    return isShort(text)
      ? titlesLike(manager, startingWith(text), 'beginning')
      : titlesLike(manager, containing(text), 'anywhere');
  }
}

/** A team has no other name than that of its token. */
function nameOf(name: string): string {
  return name.replace(/^team:/u, 'Команда ');
}

function toItem(row: HistoryRow): HistoryItem {
  const { id, at, actor_id, actor_name, action, entity, entity_id, title, before, after, erased_at } = row;
  return {
    id: Number(id),
    at: at.toISOString(),
    actor: { id: actor_id, name: nameOf(actor_name) },
    action,
    entity,
    entityId: entity_id,
    title,
    before,
    after,
    erasedAt: erased_at?.toISOString() ?? null,
  };
}
