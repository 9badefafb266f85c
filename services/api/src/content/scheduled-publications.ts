import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../core/config/api-config.ts';
import { ContentChangesService } from '../core/changes/content-changes.service.ts';
import { DomainEvents } from '../core/events/domain-events.ts';
import { SteadyLook } from '../core/jobs/steady-look.ts';
import { contentData } from './content-events.ts';
import { ContentRepository } from './content.repository.ts';
import { lastEditor } from './content-revisions.repository.ts';
import { ContentWrites, tagsOf } from './content-writes.ts';
import { LinkKeeper } from './link-check/link-keeper.ts';
import { markAnnounced, typesWithDueItems } from './scheduled-publications.repository.ts';

/** Tells the shells when the moment of a scheduled item comes; whichever process sees it first does. */
@Injectable()
export class ScheduledPublications implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly looking: SteadyLook;

  constructor(
    config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly changes: ContentChangesService,
    private readonly events: DomainEvents,
    private readonly repository: ContentRepository,
    private readonly writes: ContentWrites,
    private readonly links: LinkKeeper,
  ) {
    this.looking = new SteadyLook(new Logger(ScheduledPublications.name), config.limits.lookMs, () =>
      this.look(),
    );
  }

  onApplicationBootstrap(): void {
    this.looking.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.looking.stop();
  }

  private async look(): Promise<void> {
    for (const type of await typesWithDueItems(this.dataSource.manager)) await this.announceDue(type);
  }

  private async announceDue(type: ContentType): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // As editors do: the turn of the type first, or each would wait for the other.
      await this.repository.lock(manager, type);
      const ids = await markAnnounced(manager, type);
      for (const id of ids) {
        const row = await this.repository.find(type, id, manager);
        if (!row) continue;
        const actor = await lastEditor(manager, type, id);
        if (actor) await this.writes.clearWay(manager, { type, actor, before: null, after: row });
        await this.links.appeared(manager, type, row);
        await this.events.tell(manager, [{ kind: 'content.published', data: contentData(type, row) }]);
      }
      const tags = ids.flatMap((id) => tagsOf(type, id));
      if (tags.length > 0) await this.changes.record(manager, [...new Set(tags)]);
    });
  }
}
