import { Injectable } from '@nestjs/common';
import type { StaffRole, StaffUser } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../core/config/api-config.ts';
import { Notifications } from '../core/notifications/notifications.service.ts';

const RIGHTS_CHANGED = 'rights_changed';
const MAX_REMEMBERED = 1000;

interface RightsRow {
  id: number;
  login: string;
  name: string;
  is_manager: boolean;
  roles: StaffRole[];
  actions: string[];
  must_enrol: boolean;
}

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
    const entry = { until: now + this.config.limits.staff.rightsCacheMs, user: this.read(sessionId) };
    this.remembered.set(sessionId, entry);
    entry.user.catch(() => this.remembered.delete(sessionId));
    return entry.user;
  }

  /** At once in this process; the others are told by the database. */
  forget(): void {
    this.remembered.clear();
  }

  private async read(sessionId: string): Promise<StaffUser | null> {
    const [row] = await this.dataSource.query<RightsRow[]>(
      `SELECT u.id, u.login, u.name, u.is_manager,
         COALESCE((
           SELECT json_agg(json_build_object('code', r.code, 'title', r.title) ORDER BY r.id)
           FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id
         ), '[]') AS roles,
         ARRAY(
           SELECT DISTINCT a.name FROM user_role ur
           JOIN role_action ra ON ra.role_id = ur.role_id JOIN action a ON a.id = ra.action_id
           WHERE ur.user_id = u.id ORDER BY a.name
         ) AS actions,
         u.totp_secret IS NULL AND EXISTS (
           SELECT FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id AND r.second_factor
         ) AS must_enrol
       FROM session s JOIN staff_user u ON u.id = s.user_id
       WHERE s.id = $1 AND s.revoked_at IS NULL AND s.expires_at > $2 AND u.active`,
      [sessionId, new Date()],
    );
    if (!row) return null;
    const { id, login, name, is_manager: isManager, roles, must_enrol: mustEnrol } = row;
    return { id, login, name, roles, isManager, actions: mustEnrol ? [] : row.actions, mustEnrol };
  }
}
