import { Injectable } from '@nestjs/common';
import type { StaffSession } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import { Rights } from '../rights.service.ts';
import type { StaffActor } from '../staff-actor.ts';
import { endSessionsOf } from './end-sessions.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const MAX_SHOWN = 500;

interface SessionRow {
  id: string;
  user_id: number;
  login: string;
  name: string;
  created_at: Date;
  refreshed_at: Date;
  expires_at: Date;
  user_agent: string;
}

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
    const rows = await this.dataSource.query<SessionRow[]>(
      `SELECT s.*, u.login, u.name FROM session s JOIN staff_user u ON u.id = s.user_id
       WHERE s.revoked_at IS NULL AND s.expires_at > $1 AND ($2::integer IS NULL OR s.user_id = $2)
       ORDER BY s.refreshed_at DESC, s.id LIMIT ${MAX_SHOWN}`,
      [new Date(), userId],
    );
    return rows.map((row) => toSession(row, actor.sessionId));
  }

  /** 404 for what is not open; with `onlyOwn` also for that of somebody else. */
  async end(actor: StaffActor, id: string, { onlyOwn }: { onlyOwn: boolean }): Promise<true> {
    await this.dataSource.transaction(async (manager) => {
      const [row] = ID.test(id) ? await find(manager, id) : [];
      if (!row || (onlyOwn && row.user_id !== actor.user.id)) {
        throw new AppError(404, 'Такого сеанса нет: возможно, он уже закончился');
      }
      await manager.query(`UPDATE session SET revoked_at = $2, revoked_for = 'ended' WHERE id = $1`, [
        id,
        new Date(),
      ]);
      await this.record(manager, actor, { userId: row.user_id, name: row.name, count: 1 });
    });
    this.rights.forget();
    return true;
  }

  /** All of a person but the one that asks; 404 for nobody. */
  async endAll(actor: StaffActor, userId: number): Promise<true> {
    await this.dataSource.transaction(async (manager) => {
      const [user] = await manager.query<{ name: string }[]>('SELECT name FROM staff_user WHERE id = $1', [
        userId,
      ]);
      if (!user) throw new AppError(404, 'Такого сотрудника нет: возможно, его уже удалили');
      const count = await endSessionsOf(manager, userId, 'ended', actor.sessionId);
      if (count > 0) await this.record(manager, actor, { userId, name: user.name, count });
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

function find(manager: EntityManager, id: string): Promise<SessionRow[]> {
  return manager.query<SessionRow[]>(
    `SELECT s.*, u.login, u.name FROM session s JOIN staff_user u ON u.id = s.user_id
     WHERE s.id = $1 AND s.revoked_at IS NULL AND s.expires_at > $2 FOR UPDATE OF s`,
    [id, new Date()],
  );
}

function toSession(row: SessionRow, currentId: string): StaffSession {
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
