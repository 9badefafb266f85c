import { Injectable } from '@nestjs/common';
import type { HistoryAction } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentChangesService } from '../changes/content-changes.service.ts';
import { AppError } from '../errors/app-error.ts';
import { type HistoryActor, HistoryService } from '../history/history.service.ts';
import { ContentRepository } from './content-repository.ts';
import { type ContentRow, isVisible } from './content-row.ts';
import { fromColumns } from './fields/values.ts';

export interface ContentWrite {
  type: ContentType;
  actor: HistoryActor;
  action: HistoryAction;
  before: ContentRow | null;
  after: ContentRow | null;
}

/** What every write of content has in common: its turn, its record in the history, and word to the shells. */
@Injectable()
export class ContentWrites {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ContentRepository,
    private readonly history: HistoryService,
    private readonly changes: ContentChangesService,
  ) {}

  /** Runs `write` in a transaction, alone among the writers of the type. */
  run<Result>(type: ContentType, write: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await this.repository.lock(manager, type);
      return write(manager);
    });
  }

  /** The item; 404 when there is none, or it is in the trash. */
  async expect(manager: EntityManager, type: ContentType, id: number): Promise<ContentRow> {
    const row = await this.repository.find(type, id, manager);
    if (!row) throw new AppError(404, 'Такой записи нет: возможно, её уже удалили');
    return row;
  }

  /** Records what became of an item; tells the shells when visitors saw it before or see it now. */
  async written(manager: EntityManager, { type, actor, action, before, after }: ContentWrite): Promise<void> {
    const row = after ?? before;
    if (!row) return;
    await this.history.record(manager, {
      actor,
      action,
      entity: type.name,
      entityId: row.id,
      title: String(row[type.title]),
      before: before && factsForHistory(type, before),
      after: after && factsForHistory(type, after),
    });
    const now = new Date();
    const concerned = [before, after].some((side) => side !== null && isVisible(side, now));
    if (concerned) await this.changes.record(manager, tagsOf(type, row.id));
  }
}

/** What pages depend on when they show the item, or a list of such items. */
export function tagsOf(type: ContentType, id: number): string[] {
  return [type.name, `${type.name}:${id}`];
}

function factsForHistory(type: ContentType, row: ContentRow): Record<string, unknown> {
  return {
    ...fromColumns(type, row),
    status: row.status,
    publishedAt: row.published_at?.toISOString() ?? null,
    highlight: row.highlight_position,
  };
}
