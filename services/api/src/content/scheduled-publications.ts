import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { ContentChangesService } from '../core/changes/content-changes.service.ts';
import { DomainEvents } from '../core/events/domain-events.ts';
import { contentData } from './content-events.ts';
import { ContentRepository } from './content.repository.ts';
import { tagsOf } from './content-writes.ts';
import { markAnnounced, typesWithDueItems } from './scheduled-publications.repository.ts';

const LOOK_MS = 1000;

/** Tells the shells when the moment of a scheduled item comes; whichever process sees it first does. */
@Injectable()
export class ScheduledPublications implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ScheduledPublications.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private failing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ContentChangesService,
    private readonly events: DomainEvents,
    private readonly repository: ContentRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.look());
    }, LOOK_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async look(): Promise<void> {
    try {
      for (const type of await typesWithDueItems(this.dataSource.manager)) await this.announceDue(type);
      this.failing = false;
    } catch (error) {
      // One line for an outage, not one a second.
      if (!this.failing) this.logger.error(error);
      this.failing = true;
    }
  }

  private async announceDue(type: ContentType): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const ids = await markAnnounced(manager, type);
      for (const id of ids) {
        const row = await this.repository.find(type, id, manager);
        if (row)
          await this.events.tell(manager, [{ kind: 'content.published', data: contentData(type, row) }]);
      }
      const tags = ids.flatMap((id) => tagsOf(type, id));
      if (tags.length > 0) await this.changes.record(manager, [...new Set(tags)]);
    });
  }
}
