import { Injectable } from '@nestjs/common';
import { COMMENT_PATHS, type ItemComment, type Mention } from '@polden/api-contract';
import { actionsOf, CONTENT_TYPES, type ContentType } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { Idempotency } from '../../core/idempotency/idempotency.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { MENTION_LETTER } from '../../core/jobs/queues.ts';
import type { StaffActor } from '../../rbac/index.ts';
import { ContentRepository } from '../content.repository.ts';
import { expectItemRight } from '../item-right.ts';
import { type CommentRow, CommentsRepository } from './comments.repository.ts';
import { mentioned } from './mentioned.ts';

/** As long as a comment may wait in its tab. */
const KEY_SECONDS = 7 * 24 * 60 * 60;

/** Comments of the staff on items. A mentioned person sees the comment on the first page of the staff area, and gets a letter. */
@Injectable()
export class Comments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly items: ContentRepository,
    private readonly comments: CommentsRepository,
    private readonly jobs: JobQueue,
    private readonly idempotency: Idempotency,
  ) {}

  async list(type: ContentType, id: number, actor: StaffActor): Promise<ItemComment[]> {
    await this.expectItem(type, id, actor);
    return (await this.comments.of(type, id)).map(toComment);
  }

  /** Once under a key of its author. */
  async add(
    type: ContentType,
    id: number,
    { text, key }: { text: string; key: string | undefined },
    actor: StaffActor,
  ): Promise<ItemComment[]> {
    await this.expectItem(type, id, actor);
    await this.dataSource.transaction(async (manager) => {
      const { user } = actor;
      const call = {
        endpoint: COMMENT_PATHS.add,
        key: `${actor.id}:${key}`,
        body: { type: type.name, id, text },
        ttlSeconds: KEY_SECONDS,
      };
      if (key !== undefined && (await this.idempotency.claim(manager, call, { id }))) return;
      const commentId = await this.comments.add(manager, type, id, { author: user, text });
      const named = mentioned(text, await this.comments.colleagues(manager));
      const others = named.filter((each) => each.id !== user.id);
      await this.comments.mention(
        manager,
        commentId,
        others.map((each) => each.id),
      );
      for (const { id: userId } of others)
        await this.jobs.send(manager, MENTION_LETTER, { commentId, userId });
    });
    return this.list(type, id, actor);
  }

  /** Settles what was said, or opens it again. */
  async resolve(commentId: number, resolved: boolean, actor: StaffActor): Promise<ItemComment[]> {
    const row = await this.comments.find(commentId);
    const type = CONTENT_TYPES.find(({ name }) => name === row?.content_type);
    if (!row || !type) throw new AppError(404, 'Такого комментария нет');
    await this.expectItem(type, row.item_id, actor);
    await this.comments.resolve(commentId, resolved ? actor.name : null);
    return this.list(type, row.item_id, actor);
  }

  async people(): Promise<string[]> {
    const names = (await this.comments.colleagues()).map(({ name }) => name);
    return [...new Set(names)];
  }

  /** Only of items that the reader may see. */
  async mentions(actor: StaffActor): Promise<Mention[]> {
    const rows = await this.comments.mentionsOf(actor.user.id);
    return rows.flatMap((row) => {
      const type = CONTENT_TYPES.find(({ name }) => name === row.content_type);
      if (!type || !actor.may(actionsOf(type).item)) return [];
      const { id, item_id: itemId, author_name: author, text, at } = row;
      return [{ id: Number(id), type: type.name, itemId, author, text, at: at.toISOString() }];
    });
  }

  async see(commentId: number, actor: StaffActor): Promise<void> {
    await this.comments.see(commentId, actor.user.id);
  }

  private async expectItem(type: ContentType, id: number, actor: StaffActor): Promise<void> {
    expectItemRight(type, actor);
    const row = await this.items.find(type, id);
    if (!row) throw new AppError(404, 'Такой записи нет: возможно, её уже удалили');
  }
}

function toComment(row: CommentRow): ItemComment {
  const { id, author_name: author, text, at, mentions, resolved_at, resolved_by } = row;
  const resolved = resolved_at && { by: resolved_by, at: resolved_at.toISOString() };
  return { id: Number(id), author, text, at: at.toISOString(), mentions, resolved };
}
