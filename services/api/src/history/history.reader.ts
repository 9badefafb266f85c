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
import { CONTENT_TYPES, knownTo, NO_ACCESS, unnamedTo } from '@polden/content-model';
import { DataSource } from 'typeorm';
import type { Actor } from '../core/access/authenticators.ts';
import { AppError } from '../core/errors/app-error.ts';
import { HISTORY_ACTION_TITLES } from './history-action-titles.ts';
import { conditions } from './history-conditions.repository.ts';
import { everyActor, isActor, titlesLike } from './history-menu.repository.ts';
import { countRecords, type HistoryRow, pageOfRecords } from './history.repository.ts';
import { containing, isShort, startingWith } from './like-patterns.ts';
import { hiddenFrom, isContent } from './listing-rights.ts';

type Reader = Pick<Actor, 'may'>;

const NUMBER = /^\d+$/u;
const MAX_COUNTED = HISTORY_MAX_PAGES * HISTORY_PAGE_SIZE;

@Injectable()
export class HistoryReader {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * A page of records as the reader may know them, the newest first; all filters must hold. Reads no more than the pages that are
   * counted. 422 for a manager that there is not and never was.
   */
  async find({ page = 1, ...asked }: HistoryQuery, reader: Reader): Promise<HistoryPage> {
    const { manager } = this.dataSource;
    const hidden = hiddenFrom(reader);
    const filters = { ...asked, ...(asked.manager && { manager: await this.actorIn(asked.manager) }) };
    const matching = conditions(filters, hidden);
    const pageCount = Math.ceil((await countRecords(manager, matching, MAX_COUNTED)) / HISTORY_PAGE_SIZE);
    if (page > pageCount) return { items: [], pageCount };
    const rows = await pageOfRecords(manager, matching, page);
    const items = rows.map((row) =>
      hidden.includes(row.entity) ? withoutNames(toItem(row)) : knownRecord(reader, toItem(row)),
    );
    return { items, pageCount };
  }

  /** A number is the id of somebody of the staff, as access control has it. */
  private async actorIn(given: string): Promise<string> {
    const id = NUMBER.test(given) ? `staff:${given}` : given;
    if (await isActor(this.dataSource.manager, id)) return id;
    throw AppError.invalid({ manager: ['Такого сотрудника нет'] });
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

  /** Titles that the reader may know and that contain the text, or begin with it when it is shorter than three letters, by alphabet. */
  async findFiles(search: string, reader: Reader): Promise<string[]> {
    const text = search.trim();
    const { manager } = this.dataSource;
    const but = hiddenFrom(reader);
    return isShort(text)
      ? titlesLike(manager, startingWith(text), 'beginning', but)
      : titlesLike(manager, containing(text), 'anywhere', but);
  }
}

/** A team has no other name than that of its token. */
function nameOf(name: string): string {
  return name.replace(/^team:/u, 'Команда ');
}

/** That something was done, when and by whom; not what it is called nor what was written in it. Only content is numbered, others are named. */
function withoutNames(item: HistoryItem): HistoryItem {
  const entityId = isContent(item.entity) ? item.entityId : '';
  return { ...item, entityId, title: NO_ACCESS, before: null, after: null };
}

function knownRecord(reader: Reader, item: HistoryItem): HistoryItem {
  const { before } = item;
  if (item.entity !== 'change-set' || !before?.['member']) return item;
  return { ...item, before: { ...before, member: knownMember(reader, before['member']) } };
}

/** What a set has lost, in words. A record of an earlier release has its words alone, for those who may know every name. */
function knownMember(reader: Reader, member: unknown): string {
  if (typeof member === 'string') return unnamedTo(reader).length === 0 ? member : NO_ACCESS;
  const place = member as { contentType: string; title: string };
  const { title } = knownTo(reader, place);
  const section = CONTENT_TYPES.find(({ name }) => name === place.contentType)?.titles.section;
  return `${section ?? place.contentType}: ${title === place.title ? `«${title}»` : title}`;
}

function toItem(row: HistoryRow): HistoryItem {
  const { id, at, actor_id, actor_name, action, entity, entity_id, title, before, after } = row;
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
    erasedAt: row.erased_at?.toISOString() ?? null,
    erasedByRequest: row.by_request,
  };
}
