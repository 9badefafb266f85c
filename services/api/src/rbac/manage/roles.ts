import { Injectable } from '@nestjs/common';
import type { NewRbacRole, RbacRole, RbacRoleChange } from '@polden/api-contract';
import { plural } from '@polden/ru';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { StaffActor } from '../staff-actor.ts';
import { expectMayGive, expectRoleNotAbove } from './escalation.ts';
import { changedSet } from './given-and-taken.ts';
import { RbacReader } from './rbac-reader.repository.ts';
import {
  actionsAmong,
  addRole,
  isRoleCodeTaken,
  removeRole,
  replaceActionsOfRole,
  updateRole,
} from './rbac.repository.ts';
import { RightsWrites } from './rights-writes.ts';

const about = ({ id, title }: RbacRole) => ({ entity: 'rbac-role', entityId: id, title });

/** Genitive: «у 1 сотрудника». */
const PEOPLE = { single: 'сотрудника', more: 'сотрудников', many: 'сотрудников' };

/** Roles: what belongs together of the rights. */
@Injectable()
export class Roles {
  constructor(
    private readonly writes: RightsWrites,
    private readonly reader: RbacReader,
  ) {}

  /** 422 for a code that is taken, for rights that do not exist or that the actor does not have. */
  add(actor: StaffActor, { code, title, actions, secondFactor = false }: NewRbacRole): Promise<RbacRole> {
    return this.writes.run(actor, 'roleAdd', async (turn) => {
      await expectFreeCode(turn.manager, code);
      await expectMayGive(turn, actions, { field: 'actions', toOneself: false });
      const id = await addRole(turn.manager, { code, title, secondFactor });
      await setActions(turn.manager, id, actions);
      const after = await this.reader.role(id, turn.manager);
      await turn.record({ ...about(after), action: 'add', before: null, after: factsOf(after) });
      return after;
    });
  }

  /** 422 as for a new one; also for another code of a built-in role, and when the last administrator would lose it. */
  update(actor: StaffActor, id: number, change: RbacRoleChange): Promise<RbacRole> {
    return this.writes.run(actor, 'roleUpdate', async (turn) => {
      const before = await this.reader.role(id, turn.manager);
      const code = change.code ?? before.code;
      if (code !== before.code) {
        if (before.builtIn) throw AppError.invalid({ code: ['У встроенной роли код не меняется'] });
        await expectFreeCode(turn.manager, code);
      }
      // Weakening the sign-in of a stronger role is half of the way into it.
      if (before.secondFactor && change.secondFactor === false)
        await expectRoleNotAbove(turn, before, 'secondFactor');
      const { title = before.title, secondFactor = before.secondFactor } = change;
      await updateRole(turn.manager, id, { code, title, secondFactor });
      const given = { give: change.giveActions, take: change.takeActions };
      const actions = changedSet(before.actions, change.actions, given);
      if (actions) {
        const added = actions.filter((name) => !before.actions.includes(name));
        await expectMayGive(turn, added, { field: 'actions', toOneself: turn.ownRoles.has(id) });
        await setActions(turn.manager, id, actions);
      }
      const after = await this.reader.role(id, turn.manager);
      await turn.record({
        ...about(after),
        action: 'update',
        before: factsOf(before),
        after: factsOf(after),
      });
      return after;
    });
  }

  /** 422 for a built-in role and for one that somebody has. */
  remove(actor: StaffActor, id: number): Promise<true> {
    return this.writes.run(actor, 'roleRemove', async (turn): Promise<true> => {
      const before = await this.reader.role(id, turn.manager);
      if (before.builtIn) throw new AppError(422, 'Встроенную роль удалить нельзя');
      if (before.users > 0) {
        const people = plural(before.users, PEOPLE);
        const them = before.users === 1 ? 'ему' : 'им';
        throw new AppError(422, `Роль есть у ${before.users} ${people}: сначала дайте ${them} другую`);
      }
      await removeRole(turn.manager, id);
      await turn.record({ ...about(before), action: 'remove', before: factsOf(before), after: null });
      return true;
    });
  }
}

function factsOf({ code, title, actions, secondFactor }: RbacRole): Record<string, unknown> {
  return { code, title, actions, secondFactor };
}

async function expectFreeCode(manager: EntityManager, code: string): Promise<void> {
  if (await isRoleCodeTaken(manager, code)) throw AppError.invalid({ code: ['Такая роль уже есть'] });
}

async function setActions(manager: EntityManager, roleId: number, names: readonly string[]): Promise<void> {
  const known = await actionsAmong(manager, names);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw AppError.invalid({ actions: [`Таких прав нет: ${unknown.join(', ')}`] });
  await replaceActionsOfRole(manager, roleId, names);
}
