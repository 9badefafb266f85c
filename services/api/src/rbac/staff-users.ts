import { Injectable } from '@nestjs/common';
import type { RoleCode } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { replaceRolesOfUser } from './manage/rbac.repository.ts';
import { hashPassword } from './passwords.ts';
import { addUser } from './staff-user.repository.ts';

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
      const isManager = role === 'MANAGER';
      const user = { login: normalizeLogin(login), passwordHash, name, isManager, active: true };
      const id = await addUser(manager, user);
      if (id === undefined) return false;
      await replaceRolesOfUser(manager, id, [role]);
      return id;
    });
  }
}

/** Logins know no case and no spaces around them. */
export function normalizeLogin(login: string): string {
  return login.trim().toLowerCase();
}
