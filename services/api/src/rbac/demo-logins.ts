import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StartError } from '@polden/api-contract';
import { ApiConfig } from '../core/config/api-config.ts';
import { isPassword } from './passwords.ts';
import { activeUsersOfLogins } from './staff-user.repository.ts';
import { type NewStaffUser, StaffUsers } from './staff-users.ts';

const DEMO_USERS: NewStaffUser[] = [
  { login: 'admin', password: 'admin-demo', name: 'Анна Полуднева', role: 'ADMIN' },
  { login: 'manager', password: 'manager-demo', name: 'Марк Светлов', role: 'MANAGER' },
  { login: 'user', password: 'user-demo', name: 'Ульяна Зорина', role: 'USER' },
];

/** Adds the logins that everybody knows; those that exist stay as they are. Local mode only. */
export async function addDemoUsers(users: StaffUsers): Promise<void> {
  for (const user of DEMO_USERS) await users.add(user);
}

/** Keeps production from starting with a login that everybody knows. */
@Injectable()
export class DemoLoginCheck implements OnModuleInit {
  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.local) return;
    const logins = DEMO_USERS.map(({ login }) => login);
    const rows = await activeUsersOfLogins(this.dataSource.manager, logins);
    for (const { login, password_hash: passwordHash } of rows) {
      const demo = DEMO_USERS.find((user) => user.login === login);
      if (demo && (await isPassword(demo.password, passwordHash))) {
        throw new StartError(
          `The staff login "${login}" has its demo password: change it or remove the user`,
        );
      }
    }
  }
}
