import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CONTENT_TYPES, type ContentType } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { ContentChangesService } from '../core/changes/content-changes.service.ts';
import { tagsOf } from './content-writes.ts';

const LOOK_MS = 1000;
const DUE = `status = 'published' AND NOT announced AND published_at <= $1`;

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
      for (const type of await this.dueTypes()) await this.announceDue(type);
      this.failing = false;
    } catch (error) {
      // One line for an outage, not one a second.
      if (!this.failing) this.logger.error(error);
      this.failing = true;
    }
  }

  /** One query for all types: it runs every second. */
  private async dueTypes(): Promise<ContentType[]> {
    const each = CONTENT_TYPES.map(
      ({ name, table }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${table} WHERE ${DUE})`,
    );
    const due = await this.dataSource.query<{ name: string }[]>(each.join(' UNION ALL '), [new Date()]);
    return CONTENT_TYPES.filter(({ name }) => due.some((found) => found.name === name));
  }

  private async announceDue(type: ContentType): Promise<void> {
    const now = new Date();
    await this.dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[{ id: number }[], number]>(
        `UPDATE ${type.table} SET announced = true WHERE ${DUE} RETURNING id`,
        [now],
      );
      const tags = rows.flatMap(({ id }) => tagsOf(type, id));
      if (tags.length > 0) await this.changes.record(manager, [...new Set(tags)]);
    });
  }
}
