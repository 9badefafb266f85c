import { Injectable } from '@nestjs/common';
import type { NewStaffAccount, StaffAccount, StaffAccountChange } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { GUESSABLE, isGuessable } from '../guessable-password.ts';
import { hashPassword } from '../passwords.ts';
import { endSessionsOf } from '../sessions/session.repository.ts';
import type { StaffActor } from '../staff-actor.ts';
import { addUser, isLoginTaken, removeUser, renameLogin, updateUser } from '../staff-user.repository.ts';
import { Totp } from '../totp.ts';
import { expectMayGive, expectNotAbove } from './escalation.ts';
import { changedSet } from './given-and-taken.ts';
import { RbacReader } from './rbac-reader.repository.ts';
import { actionsOfRoles, replaceRolesOfUser, rolesAmong } from './rbac.repository.ts';
import { type RightsTurn, RightsWrites } from './rights-writes.ts';

const about = ({ id, name }: StaffAccount) => ({ entity: 'staff', entityId: id, title: name });

/** The accounts of the staff, as administrators keep them. Logins come normalized. */
@Injectable()
export class StaffAccounts {
  constructor(
    private readonly writes: RightsWrites,
    private readonly reader: RbacReader,
    private readonly totp: Totp,
    private readonly config: ApiConfig,
  ) {}

  /** 422 for a login that is taken, for a password that is easily guessed, for roles that do not exist or that carry rights which the actor does not have. */
  async add(actor: StaffActor, account: NewStaffAccount): Promise<StaffAccount> {
    const { login, name, isManager, active, roles } = account;
    await this.expectStrong(account.password, login, name);
    const passwordHash = await hashPassword(account.password);
    return this.writes.run(actor, 'userAdd', async (turn) => {
      await expectFreeLogin(turn.manager, login);
      await expectMayGiveRoles(turn, roles);
      const row = { login, passwordHash, name, isManager, active };
      const id = (await addUser(turn.manager, row)) ?? 0;
      await setRoles(turn.manager, id, roles);
      const after = await this.reader.account(id, turn.manager);
      await turn.record({ ...about(after), action: 'add', before: null, after: factsOf(after) });
      return after;
    });
  }

  /** 422 as for a new one; also for one's own roles and password, and when the last administrator would be no more. */
  async update(actor: StaffActor, id: number, change: StaffAccountChange): Promise<StaffAccount> {
    // There the old one is asked: a session that was left open must not lock its owner out.
    if (change.password !== undefined && id === actor.user.id)
      throw AppError.invalid({ password: ['Свой пароль меняют в профиле'] });
    const passwordHash = change.password === undefined ? null : await hashPassword(change.password);
    return this.writes.run(actor, 'userUpdate', async (turn) => {
      const { manager } = turn;
      const before = await this.reader.account(id, manager);
      const { login = before.login, name = before.name, active = before.active } = change;
      if (change.password !== undefined) await this.expectStrong(change.password, login, name);
      if (passwordHash !== null) await expectNotAbove(turn, id, 'password');
      if (login !== before.login) await this.rename(turn, before, login);
      const isManager = change.isManager ?? before.isManager;
      await updateUser(manager, id, { name, isManager, active, passwordHash });
      const had = before.roles.map(({ code }) => code);
      const roles = changedSet(had, change.roles, { give: change.giveRoles, take: change.takeRoles });
      if (roles) await this.changeRoles(turn, before, roles);
      // A reopened account gets its former rights back.
      if (active && !before.active) await expectNotAbove(turn, id, 'active');
      if (before.active && !active) await endSessionsOf(manager, id, 'closed');
      else if (passwordHash !== null) await endSessionsOf(manager, id, 'password');
      const after = await this.reader.account(id, manager);
      await turn.record({
        ...about(after),
        action: 'update',
        before: factsOf(before),
        after: { ...factsOf(after), ...(passwordHash !== null && { password: 'изменён' }) },
      });
      return after;
    });
  }

  /** 422 when the last administrator would be no more. The sessions end, too. */
  remove(actor: StaffActor, id: number): Promise<true> {
    return this.writes.run(actor, 'userRemove', async (turn): Promise<true> => {
      const before = await this.reader.account(id, turn.manager);
      await removeUser(turn.manager, id);
      await turn.record({ ...about(before), action: 'remove', before: factsOf(before), after: null });
      return true;
    });
  }

  /**
   * For somebody who has lost the telephone: the next login takes the password alone, or leads to a new code where a
   * role asks for it. The sessions end. 422 for one's own, for who has none, and for who has more rights.
   */
  resetSecondFactor(actor: StaffActor, id: number): Promise<StaffAccount> {
    return this.writes.run(actor, 'secondFactorReset', async (turn) => {
      const { manager } = turn;
      const before = await this.reader.account(id, manager);
      if (id === actor.user.id) {
        throw AppError.invalid({ secondFactor: ['Свой код сбрасывает другой администратор'] });
      }
      if (!before.secondFactor) throw AppError.invalid({ secondFactor: ['Код при входе и так выключен'] });
      await expectNotAbove(turn, id, 'secondFactor');
      await this.totp.remove(manager, id);
      await endSessionsOf(manager, id, 'second-factor');
      await turn.record({
        ...about(before),
        action: 'update',
        before: { secondFactor: true },
        after: { secondFactor: 'сброшен' },
      });
      return this.reader.account(id, manager);
    });
  }

  private async expectStrong(password: string, login: string, name: string): Promise<void> {
    const { name: brand, slug } = this.config.brand;
    if (await isGuessable(password, [login, name, brand, slug]))
      throw AppError.invalid({ password: [GUESSABLE] });
  }

  private async changeRoles(turn: RightsTurn, { id, roles }: StaffAccount, codes: string[]): Promise<void> {
    const present = new Set(roles.map(({ code }) => code));
    const added = codes.filter((code) => !present.has(code));
    if (added.length === 0 && new Set(codes).size === present.size) return;
    if (id === turn.actor.user.id) {
      throw AppError.invalid({ roles: ['Свои роли поменять нельзя: это сделает другой администратор'] });
    }
    await expectMayGiveRoles(turn, added);
    await setRoles(turn.manager, id, codes);
  }

  private async rename(turn: RightsTurn, account: StaffAccount, login: string): Promise<void> {
    await expectNotAbove(turn, account.id, 'login');
    await expectFreeLogin(turn.manager, login);
    await renameLogin(turn.manager, account.id, login);
    await this.totp.rename(turn.manager, account.id, { from: account.login, to: login });
  }
}

function factsOf({ login, name, isManager, active, roles }: StaffAccount): Record<string, unknown> {
  return { login, name, isManager, active, roles: roles.map(({ code }) => code) };
}

async function expectFreeLogin(manager: EntityManager, login: string): Promise<void> {
  if (await isLoginTaken(manager, login)) throw AppError.invalid({ login: ['Такой логин уже занят'] });
}

async function expectMayGiveRoles(turn: RightsTurn, codes: readonly string[]): Promise<void> {
  const actions = await actionsOfRoles(turn.manager, codes);
  await expectMayGive(turn, actions, { field: 'roles', toOneself: false });
}

async function setRoles(manager: EntityManager, userId: number, codes: readonly string[]): Promise<void> {
  const known = await rolesAmong(manager, codes);
  const unknown = codes.filter((code) => !known.includes(code));
  if (unknown.length > 0) throw AppError.invalid({ roles: [`Таких ролей нет: ${unknown.join(', ')}`] });
  await replaceRolesOfUser(manager, userId, codes);
}
