import { Injectable, Logger } from '@nestjs/common';
import type {
  BulkFailure,
  BulkMark,
  BulkMoved,
  BulkOperation,
  BulkPreview,
  BulkResult,
} from '@polden/api-contract';
import { actionsOf, type ContentOperation, type ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import { BulkPreviews } from './bulk/bulk-preview.ts';
import { BulkLosses } from './bulk/bulk-losses.ts';
import { readChanges, readIds, readMarks, readOperation } from './bulk/read-bulk.ts';
import { reasonOf } from './bulk/reason-of.ts';
import { ContentEditor, type GivenFields } from './content-editor.ts';
import type { ContentCall } from './content-operations.ts';
import { ContentRepository } from './content.repository.ts';
import type { ContentRow } from './content-row.ts';
import { ContentTrash } from './content-trash.ts';
import { ContentWrites } from './content-writes.ts';
import { historyTitle } from './kept-facts.ts';
import { BROKEN_OFF, refusalOfData } from './refusal-of-data.ts';
import { ContentOrder } from './order/content-order.ts';

/** The single operation; its right is needed besides that of bulk changes. */
const SINGLE: Record<BulkOperation, ContentOperation> = {
  publish: 'publish',
  unpublish: 'unpublish',
  remove: 'remove',
  restore: 'restore',
  purge: 'purge',
  change: 'update',
  archive: 'moveArchive',
  unarchive: 'restoreArchive',
};

const RESTORED_HIDDEN = 'вернули черновиком: такие записи публикуют вдвоём';

interface BulkOrder {
  operation: BulkOperation;
  /** Of `change`, and the year of `archive`. */
  given: GivenFields;
  actor: ContentCall['actor'];
  /** Null: later changes are not checked. */
  since: ReadonlyMap<number, BulkMark> | null;
}

interface Marked {
  /** Not of what was so already. */
  isDone: boolean;
  mark?: BulkMark;
  moved?: BulkMoved;
  /** What taking it back does not give back. */
  left?: BulkFailure[];
}

/** One operation on many items. */
@Injectable()
export class ContentBulk {
  private readonly logger = new Logger(ContentBulk.name);

  constructor(
    private readonly editor: ContentEditor,
    private readonly trash: ContentTrash,
    private readonly previews: BulkPreviews,
    private readonly losses: BulkLosses,
    private readonly order: ContentOrder,
    private readonly writes: ContentWrites,
    private readonly repository: ContentRepository,
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
    const given = operation === 'change' ? readChanges(type, body) : { year: body['year'] };
    if (body['preview'] === true) return this.previews.of(type, operation, given, { body, actor });
    const order: BulkOrder = { operation, given, actor, since: readMarks(body) };
    const result: BulkResult = { done: [], failed: [], marks: [], moved: [] };
    const ids = readIds(body);
    for (const id of ids) {
      try {
        const { isDone, mark, moved, left = [] } = await this.marked(type, id, order);
        if (isDone) result.done.push(id);
        result.failed.push(...left);
        if (mark) result.marks.push(mark);
        if (moved) result.moved.push(moved);
      } catch (error) {
        const message = error instanceof AppError ? reasonOf(error) : refusalOfData(error, this.logger);
        if (message === null) {
          // What is done is told of in any case.
          if (result.done.length === 0) throw error;
          this.logger.error(error);
          const left = ids.slice(ids.indexOf(id));
          result.failed.push(...left.map((each) => ({ id: each, message: BROKEN_OFF })));
          break;
        }
        const row = await this.row(type, id);
        const title = row && { title: historyTitle(type, row) };
        result.failed.push({ id, ...title, message });
      }
    }
    return result;
  }

  /** The item as it was left; nothing of one that is gone, or was so already. 409 when somebody has changed it since. */
  private marked(type: ContentType, id: number, order: BulkOrder): Promise<Marked> {
    return this.writes.together(async (manager) => {
      await this.repository.lock(manager, type);
      const before = await this.row(type, id, manager);
      const since = order.since?.get(id);
      if (order.since && before?.version !== since?.version)
        throw new AppError(409, 'С тех пор запись изменили: она осталась как есть');
      const held = await this.losses.held(manager, type, before);
      await this.one(type, id, order);
      const after = await this.row(type, id, manager);
      if (!after) return { isDone: true };
      if (after.version === before?.version) return { isDone: false };
      const position = since?.place ?? null;
      if (position !== null && after.place !== null && after.place !== position)
        await this.order.moveItem(type, id, { position }, order.actor);
      const { slug } = after;
      const isMoved = order.operation === 'restore' && typeof slug === 'string' && slug !== before?.['slug'];
      const isHidden =
        order.operation === 'restore' && before?.status === 'published' && after.status === 'draft';
      const title = historyTitle(type, after);
      const losses = await this.losses.lost(manager, type, held, after);
      const left = since ? await this.losses.giveBack(type, id, since, order.actor) : [];
      return {
        isDone: true,
        mark: { id, version: after.version, place: before?.place ?? null, ...losses },
        ...(isMoved && { moved: { id, title, slug } }),
        left: [...(isHidden ? [RESTORED_HIDDEN] : []), ...left].map((message) => ({ id, title, message })),
      };
    });
  }

  /** In the trash or not. */
  private async row(type: ContentType, id: number, manager?: EntityManager): Promise<ContentRow | undefined> {
    return (await this.repository.find(type, id, manager)) ?? this.repository.findTrashed(type, id, manager);
  }

  private one(type: ContentType, id: number, { operation, given, actor }: BulkOrder) {
    switch (operation) {
      case 'publish':
      case 'unpublish':
        return this.editor[operation](type, id, actor);
      case 'change':
        return this.editor.change(type, id, given, actor);
      case 'archive':
        return this.order.archive(type, id, given, actor);
      case 'unarchive':
        return this.order.unarchive(type, id, actor);
      default:
        return this.trash[operation](type, id, actor);
    }
  }
}
