import { Injectable } from '@nestjs/common';
import type { StaffSession } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import { Rights } from '../rights.ts';
import type { StaffActor } from '../staff-actor.ts';
import { nameOfUser } from '../staff-user.repository.ts';
import {
  endSession,
  endSessionsOf,
  lockOpenSession,
  openSessions,
  type OpenSessionRow,
} from './session.repository.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** The open sessions of the staff: who is signed in where, and an end to it. Every end is in the history. */
@Injectable()
export class StaffSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rights: Rights,
    private readonly history: HistoryService,
  ) {}

  /** The last used first, of one person or of everybody. */
  async list(actor: StaffActor, userId: number | null): Promise<StaffSession[]> {
    const rows = await openSessions(this.dataSource.manager, userId);
    return rows.map((row) => toSession(row, actor.sessionId));
  }

  /** 404 for what is not open; with `onlyOwn` also for that of somebody else. */
  async end(actor: StaffActor, id: string, { onlyOwn }: { onlyOwn: boolean }): Promise<true> {
    await this.dataSource.transaction(async (manager) => {
      const row = ID.test(id) ? await lockOpenSession(manager, id) : undefined;
      if (!row || (onlyOwn && row.user_id !== actor.user.id)) {
        throw new AppError(404, 'Такого сеанса нет: возможно, он уже закончился');
      }
      await endSession(manager, id, 'ended');
      await this.record(manager, actor, { userId: row.user_id, name: row.name, count: 1 });
    });
    this.rights.forget();
    return true;
  }

  /** All of a person but the one that asks; 404 for nobody. */
  async endAll(actor: StaffActor, userId: number): Promise<true> {
    await this.dataSource.transaction(async (manager) => {
      const name = await nameOfUser(manager, userId);
      if (name === undefined) throw new AppError(404, 'Такого сотрудника нет: возможно, его уже удалили');
      const count = await endSessionsOf(manager, userId, 'ended', actor.sessionId);
      if (count > 0) await this.record(manager, actor, { userId, name, count });
    });
    this.rights.forget();
    return true;
  }

  private record(
    manager: EntityManager,
    actor: StaffActor,
    { userId, name, count }: { userId: number; name: string; count: number },
  ): Promise<void> {
    return this.history.record(manager, {
      actor,
      action: 'remove',
      entity: 'session',
      entityId: userId,
      title: name,
      before: { sessions: count },
      after: null,
    });
  }
}

function toSession(row: OpenSessionRow, currentId: string): StaffSession {
  return {
    id: row.id,
    user: { id: row.user_id, login: row.login, name: row.name },
    createdAt: row.created_at.toISOString(),
    refreshedAt: row.refreshed_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    userAgent: row.user_agent,
    current: row.id === currentId,
  };
}
