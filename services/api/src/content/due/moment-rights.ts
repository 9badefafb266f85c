import { DRAFT_RIGHTS } from '@polden/api-contract';
import { actionsOf, type ContentType } from '@polden/content-model';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { HistoryActor } from '../../history/index.ts';
import { StaffStandings } from '../../rbac/index.ts';

const VERBS = { publish: 'публиковать', unpublish: 'снимать с публикации' };

/** Whether who has set the moment of an item may still do what happens then: a moment is no way to keep a right. */
@Injectable()
export class MomentRights {
  constructor(private readonly standings: StaffStandings) {}

  /** 403 with what is lacking; the rights are those of this moment. */
  async expect(
    manager: EntityManager,
    type: ContentType,
    operation: keyof typeof VERBS,
    { id, name }: HistoryActor,
  ): Promise<void> {
    const { may } = await this.standings.ofActor(id, manager);
    if (may(DRAFT_RIGHTS.schedule) && may(actionsOf(type)[operation])) return;
    const lacking = may(DRAFT_RIGHTS.schedule)
      ? `${VERBS[operation]} «${type.titles.section}»`
      : 'назначать время';
    throw new AppError(
      403,
      `Время назначено от имени: ${name}. Теперь у этого сотрудника нет права ${lacking}`,
    );
  }
}
