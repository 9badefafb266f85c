import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobQueue } from '../core/jobs/job-queue.ts';
import { HISTORY_SEALING } from '../core/jobs/queues.ts';

/** Of one seal; the more, the fewer times a long backlog is looked through. */
const MAX_RECORDS = 10_000;

interface Seal {
  sequence: number;
  records: number;
  /** SHA-256 in hex over this seal's records and the seal before it. */
  digest: string;
}

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
      const [seal] = await this.dataSource.query<Seal[]>(
        `SELECT sequence, records, encode(digest, 'hex') AS digest FROM seal_history($1)`,
        [MAX_RECORDS],
      );
      if (!seal) break;
      made.push(seal);
      records = seal.records;
      // Logs are kept elsewhere: who rewrites the whole chain would have to rewrite them, too.
      this.logger.log(`history sealed: ${seal.sequence}:${seal.digest}`);
    }
    return made;
  }
}
