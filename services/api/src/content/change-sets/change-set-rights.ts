import { Injectable } from '@nestjs/common';
import { CHANGE_SET_RIGHTS } from '@polden/api-contract';
import { actionsOf, type ContentType } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { HistoryActor } from '../../history/index.ts';
import { StaffStandings } from '../../rbac/index.ts';
import type { DraftActor } from '../drafts/content-drafts.service.ts';
import type { ChangeSetRow } from './change-sets.repository.ts';

/** What bringing a set out does to one of its members. */
export interface MemberAct {
  type: ContentType;
  operation: 'publish' | 'unpublish';
}

type May = (action: string) => boolean;

const VERBS: Record<MemberAct['operation'], string> = {
  publish: 'публиковать',
  unpublish: 'снимать с публикации',
};

/** Who may bring a set out: whoever may do to each of its members what the set does. */
@Injectable()
export class ChangeSetRights {
  constructor(private readonly standings: StaffStandings) {}

  /**
   * 403 without the right to one of the acts. Whoever only set the moment is not there when it comes: what they may do is
   * asked of the database then.
   */
  async expect(
    manager: EntityManager,
    acts: readonly MemberAct[],
    actor: HistoryActor & { may?: May },
  ): Promise<void> {
    if (!actor.may) {
      const refusal = await this.refusalOf(manager, acts, actor);
      if (refusal !== null) throw refused(refusal);
      return;
    }
    const lacking = lackingAmong(acts, actor.may.bind(actor));
    if (lacking !== null) {
      throw refused(`Недостаточно прав: выпустить набор может тот, кто вправе ${lacking}`);
    }
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
export function expectMayChange(set: ChangeSetRow, acts: readonly MemberAct[], actor: DraftActor): void {
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

/** What the rights do not reach to, in words: «публиковать „Блог“, „Вакансии“». Null: all of it is allowed. */
function lackingAmong(acts: readonly MemberAct[], may: May): string | null {
  const lacking = acts.filter(({ type, operation }) => !may(actionsOf(type)[operation]));
  const phrases = (Object.keys(VERBS) as MemberAct['operation'][]).flatMap((operation) => {
    const sections = lacking
      .filter((act) => act.operation === operation)
      .map(({ type }) => `«${type.titles.section}»`);
    return sections.length === 0 ? [] : [`${VERBS[operation]} ${[...new Set(sections)].join(', ')}`];
  });
  return phrases.length === 0 ? null : phrases.join(' и ');
}
