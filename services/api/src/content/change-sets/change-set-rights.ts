import { Injectable } from '@nestjs/common';
import { CHANGE_SET_RIGHTS } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { HistoryActor } from '../../history/index.ts';
import { StaffStandings } from '../../rbac/index.ts';
import type { ContentActor } from '../content-actor.ts';
import { lackingAmong, type MemberAct } from '../member-acts.ts';
import type { ChangeSetRow } from './change-sets.repository.ts';

/** Who may bring a set out: whoever may do to each of its members what the set does. */
@Injectable()
export class ChangeSetRights {
  constructor(private readonly standings: StaffStandings) {}

  /** 403 without the right to one of the acts. */
  expect(acts: readonly MemberAct[], actor: ContentActor): void {
    const lacking = lackingAmong(acts, actor.may.bind(actor));
    if (lacking === null) return;
    throw refused(`Недостаточно прав: выпустить набор может тот, кто вправе ${lacking}`);
  }

  /** The same when its moment has come, of whoever has set that: they are not there, and what they may do is asked of the database. */
  async expectStill(
    manager: EntityManager,
    acts: readonly MemberAct[],
    scheduler: HistoryActor,
  ): Promise<void> {
    const refusal = await this.refusalOf(manager, acts, scheduler);
    if (refusal !== null) throw refused(refusal);
  }

  /** Why a set will not come out at its moment, however good its members are; null when it will. */
  async hindranceOf(
    manager: EntityManager,
    set: ChangeSetRow,
    acts: readonly MemberAct[],
  ): Promise<string | null> {
    const { scheduled_by_id: id, scheduled_by_name: name, failure } = set;
    return id === null || failure !== null ? null : this.refusalOf(manager, acts, { id, name: name ?? '' });
  }

  private async refusalOf(
    manager: EntityManager,
    acts: readonly MemberAct[],
    { id, name }: HistoryActor,
  ): Promise<string | null> {
    const { may } = await this.standings.ofActor(id, manager);
    const lacking = may(CHANGE_SET_RIGHTS.schedule) ? lackingAmong(acts, may) : 'назначать время наборам';
    if (lacking === null) return null;
    return `Время назначено от имени: ${name}. Теперь у этого сотрудника нет права ${lacking}. Назначьте время от своего имени или опубликуйте набор сами`;
  }
}

/** 403 for who would change what comes out by itself without the right to bring it out: the moment is no way round. */
export function expectMayChange(set: ChangeSetRow, acts: readonly MemberAct[], actor: ContentActor): void {
  if (set.publish_at === null || set.failure !== null) return;
  const lacking = lackingAmong(acts, actor.may.bind(actor));
  if (lacking === null) return;
  const when = formatDate(set.publish_at.toISOString(), 'DD.MM.YYYY HH:mm');
  throw refused(
    `Набор «${set.title}» выйдет сам ${when}: менять его состав теперь может тот, кто вправе ${lacking}. Попросите его сделать это или убрать время у набора`,
  );
}

/** In the words of a field: the page stays open to who asked, and says them. */
function refused(message: string): AppError {
  return new AppError(403, message, { validation: { publishAt: [message] } });
}
