import { Injectable } from '@nestjs/common';
import type { MediaKind } from '@polden/api-contract';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { AppError } from '../../../core/errors/app-error.ts';
import { type HistoryActor, HistoryService } from '../../../history/index.ts';
import type { ContentActor } from '../../content-actor.ts';
import { shownName } from '../file-name.ts';
import { lockHash } from '../lock-hash.repository.ts';
import { MediaStore } from '../store/media-store.ts';
import { deleteMedia } from './media-library.repository.ts';
import { expectMedia, inUse } from './media-row.ts';
import { MediaUsage } from './media-usage.ts';

const FOREIGN_KEY_VIOLATION = '23503';
const IN_USE = 409;

/** Removes for good what no content uses. */
@Injectable()
export class MediaPurge {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: MediaStore,
    private readonly usage: MediaUsage,
    private readonly history: HistoryService,
  ) {}

  /** 404 for an unknown image or file, 409 with the items that use it. */
  purge(id: string, actor: ContentActor): Promise<void> {
    return this.purgeWithin(this.dataSource.manager, id, actor);
  }

  /** In the transaction of `manager`: those of the images and files that nothing uses. */
  async purgeUnused(
    manager: EntityManager,
    ids: readonly string[],
    { id: actorId, name }: HistoryActor,
  ): Promise<void> {
    // Nobody is told what stands in the way.
    const actor = { id: actorId, name, may: () => false };
    for (const id of ids) {
      await this.purgeWithin(manager, id, actor).catch((error: unknown) => {
        if (!(error instanceof AppError && error.status === IN_USE)) throw error;
      });
    }
  }

  /** A transaction of its own, or a part of the one of `outer` that may be taken back alone. */
  private async purgeWithin(outer: EntityManager, id: string, actor: ContentActor): Promise<void> {
    const { hash } = await expectMedia(outer, id);
    await outer.transaction(async (manager) => {
      await lockHash(manager, hash);
      const row = await expectMedia(manager, id, 'FOR UPDATE');
      const uses = await this.usage.knownTo(actor, id, manager);
      if (uses.length > 0) throw inUse(row.kind, uses);
      await deleteRow(manager, id, row.kind);
      await this.history.record(manager, {
        actor,
        action: 'purge',
        entity: 'media',
        entityId: id,
        title: shownName(row.file_name),
        before: { kind: row.kind, bytes: row.bytes },
        after: null,
      });
      // Last: when it fails, the row is still there and the purge can be tried again.
      await this.store.remove(hash);
    });
  }
}

/** A column that refers to it counts as well, whether its type has told of the use or not. */
async function deleteRow(manager: EntityManager, id: string, kind: MediaKind): Promise<void> {
  try {
    await deleteMedia(manager, id, kind);
  } catch (error) {
    throw isStillReferredTo(error) ? inUse(kind, [], error) : error;
  }
}

function isStillReferredTo(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { code?: unknown }).code === FOREIGN_KEY_VIOLATION;
}
