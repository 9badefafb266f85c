import { Injectable } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { type HistoryActor, HistoryService } from '../../history/index.ts';
import { ContentRepository } from '../content.repository.ts';
import type { ContentRow } from '../content-row.ts';
import { historyTitle } from '../kept-facts.ts';
import { MediaUsage } from '../media/library/media-usage.ts';
import { userOf } from './draft-state.ts';
import { deleteDraft, type DraftRow } from './drafts.repository.ts';

/** How a draft goes, and what the history says of it. */
@Injectable()
export class DraftEnds {
  constructor(
    private readonly repository: ContentRepository,
    private readonly usage: MediaUsage,
    private readonly history: HistoryService,
  ) {}

  /** Without a word: it came out, or nobody has written in it. */
  async drop(manager: EntityManager, type: Pick<ContentType, 'name'>, id: number): Promise<void> {
    await deleteDraft(manager, type, id);
    await this.usage.set(manager, { contentType: type.name, itemId: userOf(id) }, []);
  }

  /** What it has changed is lost. */
  async discard(
    manager: EntityManager,
    change: { type: ContentType; item: ContentRow; actor: HistoryActor; facts: DraftRow['facts'] },
  ): Promise<void> {
    const { type, item, actor, facts } = change;
    await this.drop(manager, type, item.id);
    await this.history.record(manager, {
      actor,
      action: 'draft-discard',
      entity: type.name,
      entityId: item.id,
      title: historyTitle(type, item),
      before: facts,
      after: null,
    });
  }

  /** A draft that changes nothing, and has neither a set nor a moment any more. One that was begun for its set alone goes without a word. */
  async discardEmpty(
    manager: EntityManager,
    type: ContentType,
    { item_id: id, author_ids: authors }: Pick<DraftRow, 'item_id' | 'author_ids'>,
    actor: HistoryActor,
  ): Promise<void> {
    const item =
      (await this.repository.find(type, id, manager)) ??
      (await this.repository.findTrashed(type, id, manager));
    if (item && authors.length > 0) await this.discard(manager, { type, item, actor, facts: {} });
    else await this.drop(manager, type, id);
  }
}
