import { Injectable } from '@nestjs/common';
import type { PasswordChange, StaffProfile } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { Budgets } from '../../core/budgets/budgets.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import { GUESSABLE, isGuessable } from '../guessable-password.ts';
import { RbacReader } from '../manage/rbac-reader.repository.ts';
import { hashPassword, isPassword } from '../passwords.ts';
import { Rights } from '../rights.ts';
import { endSessionsOf, lockOpenSession } from '../sessions/session.repository.ts';
import type { StaffActor } from '../staff-actor.ts';
import {
  changePasswordHash,
  lettersOf,
  lockActiveUser,
  type OwnRow,
  passwordHashOf,
} from '../staff-user.repository.ts';

/** What people of the staff do with their own accounts. */
@Injectable()
export class Profiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly budgets: Budgets,
    private readonly reader: RbacReader,
    private readonly history: HistoryService,
    private readonly rights: Rights,
  ) {}

  async read(actor: StaffActor): Promise<StaffProfile> {
    const { login, name, roles, secondFactor } = await this.reader.account(actor.user.id);
    const letters = await lettersOf(this.dataSource.manager, actor.user.id);
    return {
      login,
      name,
      roles,
      secondFactor,
      mail: letters?.mail ?? '',
      mentionLetters: letters?.mention_letters ?? false,
    };
  }

  /** All other sessions end. 422 for a wrong old password, for the same one again, and for one that is easily guessed. */
  async changePassword(actor: StaffActor, { oldPassword, newPassword }: PasswordChange): Promise<true> {
    const checked = await this.expectPassword(actor, oldPassword, 'oldPassword');
    if (newPassword === oldPassword) {
      throw AppError.invalid({ newPassword: ['Это ваш нынешний пароль: придумайте другой'] });
    }
    const { name: brand, slug } = this.config.brand;
    if (await isGuessable(newPassword, [actor.user.login, actor.name, brand, slug])) {
      throw AppError.invalid({ newPassword: [GUESSABLE] });
    }
    const passwordHash = await hashPassword(newPassword);
    await this.write(actor, { password: 'изменён' }, async (manager, account) => {
      if (account.password_hash !== checked) throw wrongPassword('oldPassword');
      await changePasswordHash(manager, account.id, passwordHash);
      await endSessionsOf(manager, account.id, 'password', actor.sessionId);
    });
    this.rights.forget();
    return true;
  }

  /**
   * The hash that one's own password was compared with, which may be another by the time anything is changed. 422 at `field`
   * for another password, 429 after too many tries.
   */
  async expectPassword(actor: StaffActor, password: string, field: string): Promise<string> {
    await this.spend(actor);
    const hash = await passwordHashOf(this.dataSource.manager, actor.user.id);
    if (!(await isPassword(password, hash)) || hash === null) throw wrongPassword(field);
    return hash;
  }

  /** Tries of one's own password and codes. 429 after too many. */
  spend(actor: StaffActor): Promise<void> {
    const refusal = 'Слишком много попыток: подождите немного и попробуйте снова';
    return this.budgets.spend([
      { key: `profile:${actor.id}`, budget: this.config.limits.staff.profile, refusal },
    ]);
  }

  /** Changes one's own row, alone, and records what has changed; never a secret. 401 when the session has just been ended. */
  async write(
    actor: StaffActor,
    changed: Record<string, unknown>,
    change: (manager: EntityManager, account: OwnRow) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const account = await lockActiveUser(manager, actor.user.id);
      if (!account || !(await lockOpenSession(manager, actor.sessionId)))
        throw new AppError(401, 'Необходима авторизация');
      await change(manager, account);
      const about = { entity: 'staff', entityId: account.id, title: actor.name };
      await this.history.record(manager, { actor, action: 'update', ...about, before: {}, after: changed });
    });
  }
}

function wrongPassword(field: string): AppError {
  return AppError.invalid({ [field]: ['Пароль не подошёл'] });
}
