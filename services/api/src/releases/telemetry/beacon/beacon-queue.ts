import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BeaconWriter, type ReceivedReport } from './beacon-writer.ts';

const FLUSH_MS = 1_000;
const MOST_WAITING = 10_000;
const BATCH = 1_000;

/** Reports wait in memory for up to a second and are written together; nobody was promised that they would be. */
@Injectable()
export class BeaconQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(BeaconQueue.name);
  private waiting: ReceivedReport[] = [];
  private dropped = 0;
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly writer: BeaconWriter) {}

  /** Leaves the report out when the database does not keep up. */
  add(report: ReceivedReport): void {
    if (this.waiting.length < MOST_WAITING) this.waiting.push(report);
    else this.dropped += 1;
  }

  /** Writes all that waits. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.write());
    return this.flushing;
  }

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.flush();
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      void this.flush().then(() => {
        if (!this.stopped) this.schedule();
      });
    }, FLUSH_MS).unref();
  }

  private async write(): Promise<void> {
    if (this.dropped > 0) this.logger.warn(`${this.dropped} browser reports were too many to take`);
    this.dropped = 0;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH);
      try {
        await this.writer.write(batch);
      } catch (error) {
        this.logger.error(error, `${batch.length} browser reports are lost`);
        return;
      }
    }
  }
}
