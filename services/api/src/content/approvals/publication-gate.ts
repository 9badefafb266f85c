import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { canonicalJson } from '../../core/idempotency/canonical-json.ts';
import type { ContentRow } from '../content-row.ts';
import { fromColumns } from '../fields/values.ts';
import { approvalOf, authorsOf, isRequired } from './approvals.repository.ts';

const MISSING = 'Эту запись публикуют вдвоём: попросите другого сотрудника её одобрить';

/** What an approval is of: the values of the fields, whichever version has them. */
export function digestOf(type: ContentType, row: ContentRow): string {
  return createHash('sha256')
    .update(canonicalJson([type.name, fromColumns(type, row)]))
    .digest('hex');
}

/** Whether what a write shows to visitors has been approved, where the type asks for that: whatever way it comes. */
@Injectable()
export class PublicationGate {
  /** 422 for what nobody has approved as it is, or only somebody who has written it. */
  async expect(
    manager: EntityManager,
    type: ContentType,
    before: ContentRow | null,
    after: ContentRow | null,
  ): Promise<void> {
    if (!after || !isShown(after) || !(await isRequired(manager, type))) return;
    const digest = digestOf(type, after);
    if (before && isShown(before) && digestOf(type, before) === digest) return;
    const approval = await approvalOf(manager, type, after.id);
    const authors = await authorsOf(manager, type, after.id);
    if (approval?.digest === digest && !authors.includes(approval.approver_id)) return;
    throw AppError.invalid({ approval: [MISSING] });
  }
}

/** Published, now or at its moment. */
function isShown({ status, trashed_at }: ContentRow): boolean {
  return status === 'published' && trashed_at === null;
}
