import { Injectable } from '@nestjs/common';
import type { StaffRole, StaffUser } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { Rights } from '../rights.service.ts';
import type { StaffActor } from '../staff-actor.ts';
import { allRoles, setViewAs } from './viewing-as.repository.ts';

/** The staff area as another role has it. Rights are those that both have: a session is narrowed and never widened. */
@Injectable()
export class ViewingAs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rights: Rights,
  ) {}

  roles(): Promise<StaffRole[]> {
    return allRoles(this.dataSource.manager);
  }

  /** 422 for a role that is not there. */
  async start({ sessionId }: StaffActor, role: string): Promise<StaffUser> {
    if (!(await setViewAs(this.dataSource.manager, sessionId, role))) {
      throw AppError.invalid({ role: ['Такой роли нет'] });
    }
    return this.now(sessionId);
  }

  async stop({ sessionId }: StaffActor): Promise<StaffUser> {
    await setViewAs(this.dataSource.manager, sessionId, null);
    return this.now(sessionId);
  }

  /** Other processes are told by the database. */
  private async now(sessionId: string): Promise<StaffUser> {
    this.rights.forget();
    const user = await this.rights.userOf(sessionId);
    if (!user) throw new AppError(401, 'Необходима авторизация');
    return user;
  }
}
