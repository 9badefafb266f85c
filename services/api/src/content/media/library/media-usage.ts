import { Injectable } from '@nestjs/common';
import type { MediaUse, UnseenState } from '@polden/api-contract';
import { CONTENT_TYPES, knownTo } from '@polden/content-model';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../core/errors/app-error.ts';
import type { ContentActor } from '../../content-actor.ts';
import { stateOf } from '../../content-row.ts';
import { countKept } from './media-library.repository.ts';
import { replaceUses, rowsOf, type StateRow, usesOf } from './media-usage.repository.ts';

/** The item that shows images or offers files. */
export interface MediaUser {
  /** Name of the content type: its pages have the tags `type` and `type:id`. */
  contentType: string;
  itemId: number | string;
  /** Shown where a file that the item uses is to be purged. */
  title?: string;
}

/** Which items of the content show which images and offer which files. What is used cannot be purged. */
@Injectable()
export class MediaUsage {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Says in the transaction that writes the item which images and files it has now, all of them; none when it is gone
   * for good. 422 when one of them has been purged meanwhile.
   */
  async set(manager: EntityManager, user: MediaUser, ids: readonly string[]): Promise<void> {
    const { contentType, title = '' } = user;
    const wanted = [...new Set(ids)];
    await expectAll(manager, wanted);
    await replaceUses(manager, { contentType, itemId: String(user.itemId) }, title, wanted);
  }

  /** The items that use the image or file. */
  of(id: string, manager: EntityManager = this.dataSource.manager): Promise<MediaUse[]> {
    return usesOf(manager, id);
  }

  /** The same with the names that the actor may know, and with why visitors do not see them. */
  async knownTo(
    actor: ContentActor,
    id: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<MediaUse[]> {
    const uses = (await this.of(id, manager)).map((use) => knownTo(actor, use));
    const states = new Map<string, UnseenState>();
    for (const type of CONTENT_TYPES) {
      const ids = uses.filter(({ contentType }) => contentType === type.name).map(itemOf);
      if (ids.length === 0) continue;
      for (const row of await rowsOf(manager, type, ids)) {
        const state = unseenState(row);
        if (state) states.set(`${type.name}:${row.id}`, state);
      }
    }
    return uses.map((use) => {
      const unseen = states.get(`${use.contentType}:${itemOf(use)}`);
      // A draft beside its item is called one already.
      const isSaid = use.itemId.includes('?') && unseen !== 'trashed';
      return unseen && !isSaid ? { ...use, unseen } : use;
    });
  }
}

/** Drafts beside their items are «17?draft». */
function itemOf({ itemId }: MediaUse): number {
  return Number.parseInt(itemId, 10);
}

function unseenState(row: StateRow): UnseenState | undefined {
  if (row.trashed_at !== null) return 'trashed';
  const state = stateOf(row, new Date());
  return state === 'published' ? undefined : state;
}

/** Keeps all of them from being purged until the transaction ends. */
async function expectAll(manager: EntityManager, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  if ((await countKept(manager, ids)) === ids.length) return;
  throw new AppError(422, 'Одной из картинок или файлов больше нет: загрузите её заново');
}
