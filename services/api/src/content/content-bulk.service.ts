import { Injectable } from '@nestjs/common';
import { BULK_MAX, BULK_OPERATIONS, type BulkOperation, type BulkResult } from '@polden/api-contract';
import { actionsOf, type ContentType } from '@polden/content-model';
import { isRowId } from '../core/dto/row-id.ts';
import { AppError } from '../core/errors/app-error.ts';
import { ContentEditor, type GivenFields } from './content-editor.service.ts';
import type { ContentCall } from './content-operations.ts';
import { ContentTrash } from './content-trash.service.ts';

const PUBLICATIONS: readonly BulkOperation[] = ['publish', 'unpublish'];

/** One operation on many items. */
@Injectable()
export class ContentBulk {
  constructor(
    private readonly editor: ContentEditor,
    private readonly trash: ContentTrash,
  ) {}

  /** Each item in its own transaction: what one lacks does not stop the others. 403 without the operation's right. */
  async run(type: ContentType, given: GivenFields, actor: ContentCall['actor']): Promise<BulkResult> {
    const { operation, ids } = readBulk(type, given);
    if (!actor.may(actionsOf(type)[operation])) throw new AppError(403, 'Недостаточно прав');
    const result: BulkResult = { done: [], failed: [] };
    for (const id of ids) {
      try {
        await this.one(type, operation, id, actor);
        result.done.push(id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        result.failed.push({ id, message: error.message });
      }
    }
    return result;
  }

  private one(type: ContentType, operation: BulkOperation, id: number, actor: ContentCall['actor']) {
    if (operation === 'publish' || operation === 'unpublish') return this.editor[operation](type, id, actor);
    return this.trash[operation](type, id, actor);
  }
}

function readBulk(
  type: ContentType,
  { operation, ids }: GivenFields,
): { operation: BulkOperation; ids: number[] } {
  const known = BULK_OPERATIONS.find((name) => name === operation);
  if (!known || (!type.drafts && PUBLICATIONS.includes(known))) {
    throw AppError.invalid({ operation: ['Такого действия нет'] });
  }
  const list: unknown[] = Array.isArray(ids) ? ids : [];
  if (list.length === 0 || list.length > BULK_MAX) {
    throw AppError.invalid({ ids: [`Выберите от 1 до ${BULK_MAX} записей`] });
  }
  if (!list.every(isRowId)) throw AppError.invalid({ ids: ['Номера записей — целые числа от 1'] });
  return { operation: known, ids: [...new Set(list)] };
}
