import { Injectable } from '@nestjs/common';
import { RBAC_RIGHTS } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { type HistoryRecord, HistoryService } from '../../history/index.ts';
import { Rights } from '../rights.ts';
import type { StaffActor } from '../staff-actor.ts';
import { hasHolderOfAll, lockRights, rolesOfUser } from './rbac.repository.ts';

const RIGHTS_LOCK = 'rights';
const OVER_RIGHTS: readonly string[] = Object.values(RBAC_RIGHTS);

/** The transaction of one change of rights, with what its author has at that moment. */
export interface RightsTurn {
  manager: EntityManager;
  actor: StaffActor;
  /** Names of the rights that the actor has. */
  held: ReadonlySet<string>;
  /** Ids of the roles that the actor has. */
  ownRoles: ReadonlySet<number>;
  /** Into the history, in the actor's name. */
  record: (record: Omit<HistoryRecord, 'actor'>) => Promise<void>;
}

/** What every change of rights has in common: its turn, and somebody who still has all rights over rights. */
@Injectable()
export class RightsWrites {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rights: Rights,
    private readonly history: HistoryService,
  ) {}

  /**
   * Runs `write` alone among all changes of rights. The actor's own right to it is read anew: 401 or 403 when it was taken
   * away a moment ago. 422, and nothing is changed, when nobody active would keep all rights over rights.
   */
  async run<Result>(
    actor: StaffActor,
    right: keyof typeof RBAC_RIGHTS,
    write: (turn: RightsTurn) => Promise<Result>,
  ): Promise<Result> {
    const result = await this.dataSource.transaction(async (manager) => {
      await lockRights(manager, RIGHTS_LOCK);
      const outcome = await write(await this.turnOf(manager, actor, RBAC_RIGHTS[right]));
      await expectAdministrator(manager);
      return outcome;
    });
    this.rights.forget();
    return result;
  }

  private async turnOf(manager: EntityManager, actor: StaffActor, right: string): Promise<RightsTurn> {
    // As the guard reads them: who looks with another role hands out no more than that role has.
    const user = await this.rights.read(actor.sessionId, manager);
    if (!user) throw new AppError(401, 'Необходима авторизация');
    const held = new Set(user.actions);
    if (!held.has(right)) throw new AppError(403, 'Недостаточно прав');
    return {
      manager,
      actor,
      held,
      ownRoles: new Set(await rolesOfUser(manager, user.id)),
      record: (record) => this.history.record(manager, { ...record, actor }),
    };
  }
}

async function expectAdministrator(manager: EntityManager): Promise<void> {
  if (await hasHolderOfAll(manager, OVER_RIGHTS)) return;
  throw new AppError(422, 'Это последний администратор: сначала дайте все права на доступ ещё кому-нибудь');
}
