import { Injectable } from '@nestjs/common';
import type { HistoryAction } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import type { ContentRow } from '../content-row.ts';
import { approvalOf, authorsOf, changesOf, isRequired } from './approvals.repository.ts';
import { digestOf, isShown, ToBePublished } from './to-be-published.ts';

export const APPROVAL_MISSING = 'Эту запись публикуют вдвоём: попросите другого сотрудника её одобрить';

interface Publication {
  type: ContentType;
  action: HistoryAction;
  before: ContentRow | null;
  after: ContentRow | null;
}

/** Checks approvals on every way to visitors, where the type requires them. */
@Injectable()
export class PublicationGate {
  constructor(private readonly toBePublished: ToBePublished) {}

  /** 422 without an approval of exactly this state by a staff member other than its authors. */
  async expect(manager: EntityManager, publication: Publication): Promise<void> {
    if (await this.refuses(manager, publication)) throw AppError.invalid({ approval: [APPROVAL_MISSING] });
  }

  /** Whether `expect` throws. */
  async refuses(manager: EntityManager, { type, action, before, after }: Publication): Promise<boolean> {
    if (!after || !isShown(after) || !(await isRequired(manager, type))) return false;
    // Whoever takes a set back asks `isUnseen`.
    if (action === 'set-revert') return false;
    const digest = await digestOf(manager, type, after);
    if (before && isShown(before) && (await digestOf(manager, type, before)) === digest) return false;
    const approval = await approvalOf(manager, type, after.id);
    const draft = await changesOf(manager, type, after.id);
    const isSeen = before !== null && isShown(before);
    const written = await authorsOf(manager, type, { id: after.id, isSeen });
    const authors = [...written, ...(draft?.author_ids ?? [])];
    return approval?.digest !== digest || authors.includes(approval.approver_id);
  }

  /** Whether visitors would see of it what they have not seen, `seen` being the digest of that, where two people publish. */
  async isUnseen(
    manager: EntityManager,
    type: ContentType,
    row: ContentRow,
    seen: string | undefined,
  ): Promise<boolean> {
    if (!isShown(row) || !(await isRequired(manager, type))) return false;
    return (await digestOf(manager, type, row)) !== seen;
  }

  /** Whether the item, with its draft, could not be published for want of an approval. */
  async isClosed(manager: EntityManager, type: ContentType, row: ContentRow): Promise<boolean> {
    if (!(await isRequired(manager, type))) return false;
    const { digest, authors } = await this.toBePublished.of(manager, type, row);
    if (isShown(row) && (await digestOf(manager, type, row)) === digest) return false;
    const approval = await approvalOf(manager, type, row.id);
    return approval?.digest !== digest || authors.includes(approval.approver_id);
  }
}
