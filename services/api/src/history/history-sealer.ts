import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobQueue } from '../core/jobs/job-queue.ts';
import { HISTORY_SEALING } from '../core/jobs/queues.ts';
import { type Seal, sealRecords } from './history.repository.ts';

/** Of one seal; the more, the fewer times a long backlog is looked through. */
const MAX_RECORDS = 10_000;

/**
 * Seals what was recorded since the last time, every minute and after the writes: within them, all writers would wait
 * for one another at the end of the chain.
 */
@Injectable()
export class HistorySealer implements OnApplicationBootstrap {
  private readonly logger = new Logger(HistorySealer.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(HISTORY_SEALING, async () => {
      await this.seal();
    });
  }

  /** Seals all that is committed. Returns the seals that it made, the oldest first. */
  async seal(): Promise<Seal[]> {
    const made: Seal[] = [];
    for (let records = MAX_RECORDS; records === MAX_RECORDS;) {
      const seal = await sealRecords(this.dataSource.manager, MAX_RECORDS);
      if (!seal) break;
      made.push(seal);
      records = seal.records;
      // Logs are kept elsewhere: who rewrites the whole chain would have to rewrite them, too.
      this.logger.log(`history sealed: ${seal.sequence}:${seal.digest}`);
    }
    return made;
  }
}
