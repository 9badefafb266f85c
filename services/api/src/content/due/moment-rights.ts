import { DRAFT_RIGHTS } from '@polden/api-contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { HistoryActor } from '../../history/index.ts';
import { StaffStandings } from '../../rbac/index.ts';
import type { ContentActor } from '../content-actor.ts';
import { lackingAmong, type MemberAct } from '../member-acts.ts';

/** Whether the scheduler of an item may still do what is due: a moment is no way to keep a right. */
@Injectable()
export class MomentRights {
  constructor(private readonly standings: StaffStandings) {}

  /** The scheduler with the rights of this moment; 403 with the lacking right. */
  async expect(manager: EntityManager, act: MemberAct, { id, name }: HistoryActor): Promise<ContentActor> {
    const { may } = await this.standings.ofActor(id, manager);
    const lacking = may(DRAFT_RIGHTS.schedule) ? lackingAmong([act], may) : 'назначать время';
    if (lacking === null) return { id, name, may };
    throw new AppError(
      403,
      `Время назначено от имени: ${name}. Теперь у этого сотрудника нет права ${lacking}`,
    );
  }
}
