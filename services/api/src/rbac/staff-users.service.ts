import { Injectable } from '@nestjs/common';
import type { RoleCode } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { hashPassword } from './passwords.ts';

export interface NewStaffUser {
  login: string;
  password: string;
  name: string;
  role: RoleCode;
}

/** Accounts of the staff. */
@Injectable()
export class StaffUsers {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the id; false when the login is taken, and nothing is changed then. */
  async add({ login, password, name, role }: NewStaffUser): Promise<number | false> {
    const passwordHash = await hashPassword(password);
    return this.dataSource.transaction(async (manager) => {
      const [added] = await manager.query<{ id: number }[]>(
        `INSERT INTO staff_user (login, password_hash, name, is_manager) VALUES ($1, $2, $3, $4)
         ON CONFLICT (login) DO NOTHING RETURNING id`,
        [normalizeLogin(login), passwordHash, name, role === 'MANAGER'],
      );
      if (!added) return false;
      await manager.query(
        'INSERT INTO user_role (user_id, role_id) SELECT $1, id FROM role WHERE code = $2',
        [added.id, role],
      );
      return added.id;
    });
  }
}

/** Logins know no case and no spaces around them. */
export function normalizeLogin(login: string): string {
  return login.trim().toLowerCase();
}
