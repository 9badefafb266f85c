import { Injectable } from '@nestjs/common';
import type { Presence, PresenceBeat } from '@polden/api-contract';
import { actionsOf } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { StaffActor } from '../../rbac/index.ts';
import { typeOf } from '../link-check/link-list.ts';
import {
  dropPresence,
  lockPresence,
  momentsOf,
  namesOf,
  type PresenceRow,
  presenceOf,
  type PresentItem,
  putPresence,
  removalOf,
} from './presence.repository.ts';
import { mayTake, nextPresence } from './presence.rules.ts';

/**
 * Presence: the items that staff members have open, so that two people do not write one text. Nobody is shut out: saving
 * settles conflicts.
 */
@Injectable()
export class PresenceService {
  constructor(private readonly dataSource: DataSource) {}

  async beat({ contentType, itemId, form, act }: PresenceBeat, actor: StaffActor): Promise<Presence> {
    const type = typeOf(contentType);
    if (!actor.may(actionsOf(type).update)) throw new AppError(403, 'Недостаточно прав');
    const item: PresentItem = [type.name, itemId];
    const now = new Date();
    return this.dataSource.transaction(async (manager) => {
      await lockPresence(manager, item);
      const before = await presenceOf(manager, item);
      const row = nextPresence(before, act, { userId: actor.user.id, form }, now);
      if (row !== null) await putPresence(manager, item, row);
      else if (before) await dropPresence(manager, item);
      return {
        ...(await this.toldTo(manager, row, form, now)),
        moments: await momentsOf(manager, item),
        removed: await removalOf(manager, type, itemId),
      };
    });
  }

  private async toldTo(
    manager: EntityManager,
    row: PresenceRow | null,
    form: string,
    now: Date,
  ): Promise<Omit<Presence, 'moments' | 'removed'>> {
    if (row === null) return { editor: null, mine: false, asked: null, mayTake: false };
    const names = await namesOf(manager, [row.user_id, row.asked_by ?? row.user_id]);
    const nameOf = (id: number): string => names.get(id) ?? 'Сотрудник';
    const mine = row.form === form;
    return {
      editor: { userId: row.user_id, name: nameOf(row.user_id), since: row.since.toISOString() },
      mine,
      asked: mine && row.asked_by !== null ? { userId: row.asked_by, name: nameOf(row.asked_by) } : null,
      mayTake: mayTake(row, form, now),
    };
  }
}
