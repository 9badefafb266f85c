import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { ContentChange, ContentChanges } from '@polden/api-contract';
import { Observable, Subject } from 'rxjs';
import { DataSource, type EntityManager } from 'typeorm';
import { Notifications } from '../notifications/notifications.ts';
import { addChange, changesAfter, currentSequence } from './content-changes.repository.ts';

const CONTENT_CHANGED = 'content_changed';
/** More at once is told as a reset: dropping everything is then cheaper than reading on. */
const MAX_CHANGES = 1000;

/**
 * Tells the shells what is no longer as it was. Changes are rows with a sequence, written with the content in one
 * transaction; NOTIFY only says that there are some.
 */
@Injectable()
export class ContentChangesService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ContentChangesService.name);
  private readonly subject = new Subject<ContentChange>();
  private told = 0;
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    notifications: Notifications,
  ) {
    notifications.listen(CONTENT_CHANGED, () => {
      this.reading = this.reading.then(() => this.tellNew());
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.told = await currentSequence(this.dataSource.manager);
  }

  onModuleDestroy(): void {
    this.subject.complete();
  }

  /** Every change from now on, in order; completes when the process stops. */
  get stream(): Observable<ContentChange> {
    return this.subject.asObservable();
  }

  /**
   * Writes a change; call it last in the transaction, because the next writer waits for its end. That is what makes
   * the order of the sequence the order in which the changes become visible.
   */
  async record(manager: EntityManager, tags: string[]): Promise<void> {
    await addChange(manager, tags, CONTENT_CHANGED);
  }

  /** Changes after a sequence; without one, only where the sequence stands. */
  async since(since: number | undefined): Promise<ContentChanges> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const sequence = await currentSequence(manager);
      if (since === undefined || since === sequence) return { sequence, changes: [], reset: false };
      // A greater one comes from before a restore of the database.
      if (since > sequence || sequence - since > MAX_CHANGES) return { sequence, changes: [], reset: true };
      const changes = await changesAfter(manager, since);
      const complete = changes.length === sequence - since;
      return complete ? { sequence, changes, reset: false } : { sequence, changes: [], reset: true };
    });
  }

  private async tellNew(): Promise<void> {
    try {
      for (const change of await changesAfter(this.dataSource.manager, this.told)) {
        this.told = change.sequence;
        this.subject.next(change);
      }
    } catch (error) {
      this.logger.error(error);
    }
  }
}
