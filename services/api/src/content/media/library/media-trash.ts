import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type HistoryActor, HistoryService } from '../../../history/index.ts';
import type { ContentActor } from '../../content-actor.ts';
import { shownName } from '../file-name.ts';
import { type LibraryRow, setTrashed } from './media-library.repository.ts';
import { expectMedia, inUse } from './media-row.ts';
import { MediaUsage } from './media-usage.ts';

/** What was taken out of the library, until it is purged; its addresses answer until then. */
@Injectable()
export class MediaTrash {
  constructor(
    private readonly dataSource: DataSource,
    private readonly usage: MediaUsage,
    private readonly history: HistoryService,
  ) {}

  /** 404 for an unknown image or file, 409 with the items that use it. Twice is once. */
  remove(id: string, actor: ContentActor): Promise<void> {
    return this.write(id, async (manager, row) => {
      if (row.trashed_at) return;
      const uses = await this.usage.knownTo(actor, id, manager);
      if (uses.length > 0) throw inUse(row.kind, uses);
      await setTrashed(manager, id, row.kind, new Date());
      await this.record(manager, id, row, { actor, action: 'remove' });
    });
  }

  restore(id: string, actor: HistoryActor): Promise<void> {
    return this.write(id, async (manager, row) => {
      if (!row.trashed_at) return;
      await setTrashed(manager, id, row.kind, null);
      await this.record(manager, id, row, { actor, action: 'restore' });
    });
  }

  private write(
    id: string,
    change: (manager: EntityManager, row: LibraryRow) => Promise<void>,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) =>
      change(manager, await expectMedia(manager, id, 'FOR UPDATE')),
    );
  }

  private record(
    manager: EntityManager,
    id: string,
    { kind, file_name: name }: LibraryRow,
    { actor, action }: { actor: HistoryActor; action: 'remove' | 'restore' },
  ): Promise<void> {
    const [before, after] = action === 'remove' ? [{ kind }, null] : [null, { kind }];
    return this.history.record(manager, {
      actor,
      action,
      entity: 'media',
      entityId: id,
      title: shownName(name),
      before,
      after,
    });
  }
}
