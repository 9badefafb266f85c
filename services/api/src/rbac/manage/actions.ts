import { Injectable } from '@nestjs/common';
import type { NewRbacAction, RbacAction, RbacActionChange } from '@polden/api-contract';
import { AppError } from '../../core/errors/app-error.ts';
import type { StaffActor } from '../staff-actor.ts';
import { RbacReader } from './rbac-reader.repository.ts';
import {
  addAction,
  isActionNameTaken,
  removeAction,
  rolesWithAction,
  updateAction,
} from './rbac.repository.ts';
import { type RightsTurn, RightsWrites } from './rights-writes.ts';

const about = ({ id, title }: RbacAction) => ({ entity: 'rbac-action', entityId: id, title });

/** Rights beside those that the API asks for: other systems of the house may ask for them. */
@Injectable()
export class Actions {
  constructor(
    private readonly writes: RightsWrites,
    private readonly reader: RbacReader,
  ) {}

  /** 422 when the name is taken. */
  add(actor: StaffActor, { name, title }: NewRbacAction): Promise<RbacAction> {
    return this.writes.run(actor, 'actionAdd', async (turn) => {
      await expectFreeName(turn, name);
      const id = await addAction(turn.manager, { name, title });
      const after = await this.reader.action(id, turn.manager);
      await turn.record({ ...about(after), action: 'add', before: null, after: factsOf(after) });
      return after;
    });
  }

  /** 422 when the name is taken, and for another name of a built-in right. */
  update(actor: StaffActor, id: number, change: RbacActionChange): Promise<RbacAction> {
    return this.writes.run(actor, 'actionUpdate', async (turn) => {
      const before = await this.reader.action(id, turn.manager);
      const name = change.name ?? before.name;
      if (name !== before.name) {
        if (before.builtIn) {
          throw AppError.invalid({
            name: ['Этого права ждут страницы кабинета: поменять можно только название'],
          });
        }
        await expectFreeName(turn, name);
      }
      await updateAction(turn.manager, id, { name, title: change.title ?? before.title });
      const after = await this.reader.action(id, turn.manager);
      await turn.record({
        ...about(after),
        action: 'update',
        before: factsOf(before),
        after: factsOf(after),
      });
      return after;
    });
  }

  /** 422 for a built-in right and for one that a role has. */
  remove(actor: StaffActor, id: number): Promise<true> {
    return this.writes.run(actor, 'actionRemove', async (turn): Promise<true> => {
      const before = await this.reader.action(id, turn.manager);
      if (before.builtIn) throw new AppError(422, 'Этого права ждут страницы кабинета: удалить его нельзя');
      const roles = await rolesWithAction(turn.manager, id);
      if (roles.length > 0) {
        const titles = roles.map((title) => `«${title}»`).join(', ');
        throw new AppError(422, `Право есть у ролей: ${titles}. Сначала снимите его с них`);
      }
      await removeAction(turn.manager, id);
      await turn.record({ ...about(before), action: 'remove', before: factsOf(before), after: null });
      return true;
    });
  }
}

function factsOf({ name, title }: RbacAction): Record<string, unknown> {
  return { name, title };
}

async function expectFreeName({ manager }: RightsTurn, name: string): Promise<void> {
  if (await isActionNameTaken(manager, name)) throw AppError.invalid({ name: ['Такое право уже есть'] });
}
