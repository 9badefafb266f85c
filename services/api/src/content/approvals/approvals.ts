import { Injectable } from '@nestjs/common';
import type { ApprovalState, ApprovedText } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { type HistoryActor, HistoryService } from '../../history/index.ts';
import type { StaffActor } from '../../rbac/index.ts';
import { ContentRepository } from '../content.repository.ts';
import type { ContentRow } from '../content-row.ts';
import { ContentWrites } from '../content-writes.ts';
import { historyTitle } from '../kept-facts.ts';
import {
  approvalOf,
  dropApproval,
  isRequired,
  keepApproval,
  rules,
  setRule,
} from './approvals.repository.ts';
import { ToBePublished } from './to-be-published.ts';

const OWN = 'Это писали вы: одобряет другой сотрудник';

/** Which types are published by two people, and what was approved: of an item with a draft, its changes. */
@Injectable()
export class Approvals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ContentRepository,
    private readonly writes: ContentWrites,
    private readonly history: HistoryService,
    private readonly toBePublished: ToBePublished,
  ) {}

  rules(): Promise<string[]> {
    return rules(this.dataSource.manager);
  }

  /** 422 for a type without drafts: saved items are visible at once, so there is nothing to approve. */
  setRule(type: ContentType, required: boolean, actor: HistoryActor): Promise<string[]> {
    if (!type.drafts) throw AppError.invalid({ type: ['Здесь нет черновиков: одобрять нечего'] });
    return this.dataSource.transaction(async (manager) => {
      const before = await isRequired(manager, type);
      await setRule(manager, type, required);
      await this.history.record(manager, {
        actor,
        action: 'update',
        entity: 'approval-rule',
        entityId: type.name,
        title: `Публикация вдвоём: ${type.titles.section}`,
        before: { required: before },
        after: { required },
      });
      return rules(manager);
    });
  }

  async state(type: ContentType, id: number, actor: StaffActor): Promise<ApprovalState> {
    const { manager } = this.dataSource;
    return this.stateOf(manager, type, await this.expect(manager, type, id), actor);
  }

  /**
   * 409 when the item has changed since it was looked at, 422 for one of its authors. Without the version of the item, as a
   * form released earlier sends it, the digest alone says what was looked at.
   */
  approve(type: ContentType, id: number, looked: ApprovedText, actor: StaffActor): Promise<ApprovalState> {
    return this.writes.run(type, async (manager) => {
      const row = await this.expect(manager, type, id);
      const { digest, draftVersion, authors } = await this.toBePublished.of(manager, type, row);
      // The digest comes by itself, the versions from the form: only with them it is the text that was on the screen.
      const isSame =
        looked.itemVersion === undefined ||
        (looked.itemVersion === row.version && (looked.draftVersion ?? null) === draftVersion);
      if (!isSame || looked.digest !== digest) {
        throw new AppError(409, 'Запись изменилась, пока вы её читали: посмотрите ещё раз');
      }
      if (authors.includes(actor.id)) throw AppError.invalid({ approval: [OWN] });
      await keepApproval(manager, type, id, { digest, approver: actor });
      await this.record(manager, type, row, actor, true);
      return this.stateOf(manager, type, row, actor);
    });
  }

  /** One's own; 422 for somebody else's. */
  withdraw(type: ContentType, id: number, actor: StaffActor): Promise<ApprovalState> {
    return this.writes.run(type, async (manager) => {
      const row = await this.expect(manager, type, id);
      const approval = await approvalOf(manager, type, id);
      if (approval?.approver_id !== actor.id) {
        throw AppError.invalid({ approval: ['Отозвать можно только своё одобрение'] });
      }
      await dropApproval(manager, type, id);
      await this.record(manager, type, row, actor, false);
      return this.stateOf(manager, type, row, actor);
    });
  }

  private async stateOf(
    manager: EntityManager,
    type: ContentType,
    row: ContentRow,
    actor: StaffActor,
  ): Promise<ApprovalState> {
    const { digest, draftVersion, authors } = await this.toBePublished.of(manager, type, row);
    const approval = await approvalOf(manager, type, row.id);
    const counts = approval?.digest === digest && !authors.includes(approval.approver_id);
    return {
      required: await isRequired(manager, type),
      digest,
      itemVersion: row.version,
      draftVersion,
      approved: counts
        ? {
            by: approval.approver_name,
            at: approval.approved_at.toISOString(),
            own: approval.approver_id === actor.id,
          }
        : null,
      hindrance: authors.includes(actor.id) ? OWN : null,
    };
  }

  private async expect(manager: EntityManager, type: ContentType, id: number): Promise<ContentRow> {
    const row = await this.repository.find(type, id, manager);
    if (!row) throw new AppError(404, 'Такой записи нет: возможно, её уже удалили');
    return row;
  }

  private async record(
    manager: EntityManager,
    type: ContentType,
    row: ContentRow,
    actor: HistoryActor,
    approved: boolean,
  ): Promise<void> {
    await this.history.record(manager, {
      actor,
      action: 'update',
      entity: type.name,
      entityId: String(row.id),
      title: historyTitle(type, row),
      before: { approved: !approved },
      after: { approved },
    });
  }
}
