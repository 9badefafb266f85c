import { Injectable } from '@nestjs/common';
import type { NewStaffAccount, StaffAccount, StaffAccountChange } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { GUESSABLE, isGuessable } from '../guessable-password.ts';
import { hashPassword } from '../passwords.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import type { StaffActor } from '../staff-actor.ts';
import { Totp } from '../totp.ts';
import { expectMayGive, expectNotAbove } from './escalation.ts';
import { RbacReader } from './rbac-reader.service.ts';
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
    this.expectStrong(account.password, login, name);
    const passwordHash = await hashPassword(account.password);
    return this.writes.run(actor, 'userAdd', async (turn) => {
      await expectFreeLogin(turn.manager, login);
      await expectMayGiveRoles(turn, roles);
      const [added] = await turn.manager.query<{ id: number }[]>(
        `INSERT INTO staff_user (login, name, password_hash, is_manager, active)
         VALUES ($1, $2, $3, $4, $5) RETURNING id`,
        [login, name, passwordHash, isManager, active],
      );
      const id = added?.id ?? 0;
      await setRoles(turn.manager, id, roles);
      const after = await this.reader.account(id, turn.manager);
      await turn.record({ ...about(after), action: 'add', before: null, after: factsOf(after) });
      return after;
    });
  }

  /** 422 as for a new one; also for one's own roles, and when the last administrator would be no more. */
  async update(actor: StaffActor, id: number, change: StaffAccountChange): Promise<StaffAccount> {
    const passwordHash = change.password === undefined ? null : await hashPassword(change.password);
    return this.writes.run(actor, 'userUpdate', async (turn) => {
      const { manager } = turn;
      const before = await this.reader.account(id, manager);
      const { login = before.login, name = before.name, active = before.active } = change;
      if (change.password !== undefined) this.expectStrong(change.password, login, name);
      if (passwordHash !== null) await expectNotAbove(turn, id, 'password');
      if (login !== before.login) await this.rename(turn, before, login);
      await manager.query(
        `UPDATE staff_user SET name = $2, is_manager = $3, active = $4, password_hash = COALESCE($5, password_hash)
         WHERE id = $1`,
        [id, name, change.isManager ?? before.isManager, active, passwordHash],
      );
      if (change.roles) await this.changeRoles(turn, before, change.roles);
      // Whoever comes back has the rights of before.
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
      await turn.manager.query('DELETE FROM staff_user WHERE id = $1', [id]);
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

  private expectStrong(password: string, login: string, name: string): void {
    const { name: brand, slug } = this.config.brand;
    if (isGuessable(password, [login, name, brand, slug])) throw AppError.invalid({ password: [GUESSABLE] });
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
    await turn.manager.query('UPDATE staff_user SET login = $2 WHERE id = $1', [account.id, login]);
    await this.totp.rename(turn.manager, account.id, { from: account.login, to: login });
  }
}

function factsOf({ login, name, isManager, active, roles }: StaffAccount): Record<string, unknown> {
  return { login, name, isManager, active, roles: roles.map(({ code }) => code) };
}

async function expectFreeLogin(manager: EntityManager, login: string): Promise<void> {
  const [taken] = await manager.query<object[]>('SELECT 1 FROM staff_user WHERE login = $1', [login]);
  if (taken) throw AppError.invalid({ login: ['Такой логин уже занят'] });
}

async function expectMayGiveRoles(turn: RightsTurn, codes: readonly string[]): Promise<void> {
  const rows = await turn.manager.query<{ name: string }[]>(
    `SELECT DISTINCT a.name FROM role r JOIN role_action ra ON ra.role_id = r.id
     JOIN action a ON a.id = ra.action_id WHERE r.code = ANY ($1)`,
    [codes],
  );
  await expectMayGive(
    turn,
    rows.map(({ name }) => name),
    { field: 'roles', toOneself: false },
  );
}

async function setRoles(manager: EntityManager, userId: number, codes: readonly string[]): Promise<void> {
  const known = await manager.query<{ code: string }[]>('SELECT code FROM role WHERE code = ANY ($1)', [
    codes,
  ]);
  const unknown = codes.filter((code) => !known.some((role) => role.code === code));
  if (unknown.length > 0) throw AppError.invalid({ roles: [`Таких ролей нет: ${unknown.join(', ')}`] });
  await manager.query('DELETE FROM user_role WHERE user_id = $1', [userId]);
  await manager.query(
    'INSERT INTO user_role (user_id, role_id) SELECT $1, id FROM role WHERE code = ANY ($2)',
    [userId, codes],
  );
}
