import { Injectable } from '@nestjs/common';
import type { StaffRole, StaffUser } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { Rights } from '../rights.ts';
import type { StaffActor } from '../staff-actor.ts';
import { rolesWithin, setViewAs } from './viewing-as.repository.ts';

/** The staff area as another role has it. Rights are those that both have: a session is narrowed and never widened. */
@Injectable()
export class ViewingAs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rights: Rights,
  ) {}

  /** Those with no more rights than the session has. */
  roles({ user }: StaffActor): Promise<StaffRole[]> {
    return rolesWithin(this.dataSource.manager, user.actions);
  }

  /** 422 for a role that is not among them. */
  async start(actor: StaffActor, role: string): Promise<StaffUser> {
    if (!(await this.roles(actor)).some(({ code }) => code === role)) {
      throw AppError.invalid({ role: ['Такой роли нет, или прав у неё больше, чем у вас'] });
    }
    await setViewAs(this.dataSource.manager, actor.sessionId, role);
    return this.now(actor.sessionId);
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
