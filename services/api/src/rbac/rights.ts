import { Injectable } from '@nestjs/common';
import type { StaffUser } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../core/config/api-config.ts';
import { Notifications } from '../core/notifications/notifications.ts';
import { rightsOfSession } from './rights.repository.ts';

const RIGHTS_CHANGED = 'rights_changed';
const MAX_REMEMBERED = 1000;

interface Remembered {
  until: number;
  user: Promise<StaffUser | null>;
}

/** Who stands behind a session and what they may do now: remembered for seconds, forgotten when rights change. */
@Injectable()
export class Rights {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    notifications: Notifications,
  ) {
    notifications.listen(RIGHTS_CHANGED, () => this.forget());
  }

  /** Null when the session has ended or its user is no longer active. */
  userOf(sessionId: string): Promise<StaffUser | null> {
    const now = Date.now();
    const known = this.remembered.get(sessionId);
    if (known && known.until > now) return known.user;
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    const entry = {
      until: now + this.config.limits.staff.rightsCacheMs,
      user: this.read(sessionId, this.dataSource.manager),
    };
    this.remembered.set(sessionId, entry);
    entry.user.catch(() => this.remembered.delete(sessionId));
    return entry.user;
  }

  /** At once in this process; the others are told by the database. */
  forget(): void {
    this.remembered.clear();
  }

  /** The same as the caller's transaction sees it, and not remembered. */
  async read(sessionId: string, manager: EntityManager): Promise<StaffUser | null> {
    const row = await rightsOfSession(manager, sessionId);
    if (!row) return null;
    const { id, login, name, is_manager: isManager, roles, must_enrol: mustEnrol, view_as: viewAs } = row;
    return { id, login, name, roles, isManager, actions: mustEnrol ? [] : row.actions, mustEnrol, viewAs };
  }
}
