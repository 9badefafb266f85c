import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { PublicationGate } from '../approvals/publication-gate.ts';
import { ContentRepository } from '../content.repository.ts';
import type { ContentActor } from '../content-actor.ts';
import { DraftCheck } from '../drafts/draft-check.ts';
import { expectDraftable } from '../drafts/draftable.ts';
import type { DraftRow } from '../drafts/drafts.repository.ts';
import { expectDraftMomentRight } from '../drafts/moment-of-published.ts';
import { orderProblem } from '../drafts/moment-order.ts';
import { historyTitle } from '../kept-facts.ts';
import type { Gathered } from './gathered.ts';
import { HELD_WORDS } from './held-words.ts';
import { findMember } from './set-writes.ts';

/** What must hold of a whole set before it comes out, or is given a moment. */
@Injectable()
export class ChangeSetGuard {
  constructor(
    private readonly repository: ContentRepository,
    private readonly gate: PublicationGate,
    private readonly check: DraftCheck,
  ) {}

  /** 422 for what could not come out now; 403 for a date that the actor may not set. */
  async expectPossible(
    manager: EntityManager,
    { drafts, removals }: Gathered,
    actor: ContentActor,
  ): Promise<void> {
    if (drafts.length + removals.length === 0) throw new AppError(422, 'В наборе ничего нет');
    for (const { content_type: name, item_id: id } of removals)
      await findMember(this.repository, manager, expectDraftable(name), id);
    await this.expectNoneHeld(manager, drafts);
    await this.expectApproved(manager, drafts);
    for (const draft of drafts) {
      const type = expectDraftable(draft.content_type);
      const row = await findMember(this.repository, manager, type, draft.item_id);
      expectDraftMomentRight(type, row, draft.facts, actor);
    }
  }

  /** 422 at its moment with all that would be refused then, in the words in which the set says it. */
  async expectSound(manager: EntityManager, { drafts }: Gathered): Promise<void> {
    const problems: string[] = [];
    for (const draft of drafts) {
      const type = expectDraftable(draft.content_type);
      const item = await findMember(this.repository, manager, type, draft.item_id);
      const found = await this.check.problemsOf(manager, type, item, draft);
      problems.push(...found.map((problem) => `«${historyTitle(type, item)}»: ${problem}`));
    }
    if (problems.length > 0) throw AppError.invalid({ publishAt: problems });
  }

  /** 422 at its moment with the items that would go from the site before what comes out of them. */
  async expectOrder(manager: EntityManager, { drafts, removals }: Gathered): Promise<void> {
    const problems: string[] = [];
    const members = [
      ...drafts.map((row) => ({ row, set: 'comes' as const })),
      ...removals.map((row) => ({ row, set: 'goes' as const })),
    ];
    for (const { row, set } of members) {
      const type = expectDraftable(row.content_type);
      const item = await findMember(this.repository, manager, type, row.item_id);
      const problem = await orderProblem(manager, type, item, set);
      if (problem !== null) problems.push(`«${historyTitle(type, item)}»: ${problem}`);
    }
    if (problems.length > 0) throw AppError.invalid({ publishAt: problems });
  }

  /** 422 with all that was taken off the site, or put away, since it joined the set. */
  private async expectNoneHeld(manager: EntityManager, drafts: readonly DraftRow[]): Promise<void> {
    const held: string[] = [];
    for (const { content_type: name, item_id: id, held: reason } of drafts) {
      if (reason === null) continue;
      const type = expectDraftable(name);
      const row =
        (await this.repository.find(type, id, manager)) ??
        (await this.repository.findTrashed(type, id, manager));
      held.push(
        `«${row ? historyTitle(type, row) : `${type.titles.section}, № ${id}`}» ${HELD_WORDS[reason]}`,
      );
    }
    if (held.length > 0) {
      throw new AppError(
        422,
        `Набор собрали до того, как ${held.join(', ')}: исключите такие записи или подтвердите`,
      );
    }
  }

  /** 422 with all that nobody has approved. */
  private async expectApproved(manager: EntityManager, drafts: readonly DraftRow[]): Promise<void> {
    const lacking: string[] = [];
    for (const { content_type: name, item_id: id } of drafts) {
      const type = expectDraftable(name);
      const row = await findMember(this.repository, manager, type, id);
      if (await this.gate.isClosed(manager, type, row)) lacking.push(`«${historyTitle(type, row)}»`);
    }
    if (lacking.length > 0) {
      throw new AppError(422, `Нужно одобрение другого сотрудника: ${lacking.join(', ')}`);
    }
  }
}
