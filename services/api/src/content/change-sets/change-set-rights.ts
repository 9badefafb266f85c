import { Injectable } from '@nestjs/common';
import { CHANGE_SET_RIGHTS, type LackingOverSet } from '@polden/api-contract';
import { actionsOf, type ContentType } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { HistoryActor } from '../../history/index.ts';
import { StaffStandings } from '../../rbac/index.ts';
import type { ContentActor } from '../content-actor.ts';
import { lackingAmong, type May, type MemberAct, sectionsWith } from '../member-acts.ts';
import type { ChangeSetRow } from './change-sets.repository.ts';

/** Who may publish a set: only a person with the right to each act on its members. */
@Injectable()
export class ChangeSetRights {
  constructor(private readonly standings: StaffStandings) {}

  /** 403 without the right to one of the acts. */
  expect(acts: readonly MemberAct[], actor: ContentActor): void {
    const lacking = lackingAmong(acts, actor.may.bind(actor));
    if (lacking === null) return;
    throw refused(`Недостаточно прав: выпустить набор может тот, кто вправе ${lacking}`);
  }

  /** The same for the scheduler when the moment has come: their rights are read from the database. */
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

/** What is in the set comes out by itself: to change it is to publish. */
export function isBound({ publish_at: at, failure }: ChangeSetRow): boolean {
  return at !== null && failure === null;
}

/** What the reader of a set lacks to do with it what is offered there. */
export function lackingOver(set: ChangeSetRow, acts: readonly MemberAct[], may: May): LackingOverSet {
  const release = lackingAmong(acts, may);
  const closed = acts.filter(({ type }) => !may(actionsOf(type).item));
  return { release, remove: isBound(set) ? release : null, preview: sectionsWith('открывать', closed) };
}

/** The same to take the member out of it. */
export function lackingToTake(set: ChangeSetRow, act: MemberAct, may: May): string | null {
  if (!may(actionsOf(act.type).update)) return sectionsWith('править', [act]);
  return isBound(set) ? lackingAmong([act], may) : null;
}

/** 403 without the right to the item itself. */
export function expectMayTake(type: ContentType, actor: ContentActor): void {
  if (actor.may(actionsOf(type).update)) return;
  throw refused(`Недостаточно прав: исключить запись может тот, кто вправе править «${type.titles.section}»`);
}

/** 403 without the right to publish: a schedule is no way round it. */
export function expectMayChange(set: ChangeSetRow, acts: readonly MemberAct[], actor: ContentActor): void {
  if (!isBound(set) || set.publish_at === null) return;
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
