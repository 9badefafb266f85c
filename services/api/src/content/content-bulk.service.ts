import { Injectable } from '@nestjs/common';
import type { BulkOperation, BulkPreview, BulkResult } from '@polden/api-contract';
import { actionsOf, type ContentOperation, type ContentType } from '@polden/content-model';
import { AppError } from '../core/errors/app-error.ts';
import { BulkPreviews } from './bulk/bulk-preview.service.ts';
import { readChanges, readIds, readOperation } from './bulk/read-bulk.ts';
import { reasonOf } from './bulk/reason-of.ts';
import { ContentEditor, type GivenFields } from './content-editor.service.ts';
import type { ContentCall } from './content-operations.ts';
import { ContentTrash } from './content-trash.service.ts';

/** The operation whose right each of them takes beside that of changing many. */
const SINGLE: Record<BulkOperation, ContentOperation> = {
  publish: 'publish',
  unpublish: 'unpublish',
  remove: 'remove',
  restore: 'restore',
  purge: 'purge',
  change: 'update',
};

/** One operation on many items. */
@Injectable()
export class ContentBulk {
  constructor(
    private readonly editor: ContentEditor,
    private readonly trash: ContentTrash,
    private readonly previews: BulkPreviews,
  ) {}

  /**
   * Each item in its own transaction: what one lacks does not stop the others. 403 without the operation's right.
   * With `preview` nothing is changed.
   */
  async run(
    type: ContentType,
    body: GivenFields,
    actor: ContentCall['actor'],
  ): Promise<BulkResult | BulkPreview> {
    const operation = readOperation(type, body);
    if (!actor.may(actionsOf(type)[SINGLE[operation]])) throw new AppError(403, 'Недостаточно прав');
    const changes = operation === 'change' ? readChanges(type, body) : {};
    if (body['preview'] === true) return this.previews.of(type, operation, changes, { body, actor });
    const result: BulkResult = { done: [], failed: [] };
    for (const id of readIds(body)) {
      try {
        await this.one(type, operation, id, changes, actor);
        result.done.push(id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        result.failed.push({ id, message: reasonOf(error) });
      }
    }
    return result;
  }

  private one(
    type: ContentType,
    operation: BulkOperation,
    id: number,
    changes: GivenFields,
    actor: ContentCall['actor'],
  ) {
    switch (operation) {
      case 'publish':
      case 'unpublish':
        return this.editor[operation](type, id, actor);
      case 'change':
        return this.editor.change(type, id, changes, actor);
      default:
        return this.trash[operation](type, id, actor);
    }
  }
}
