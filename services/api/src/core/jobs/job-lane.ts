import { setTimeout as pause } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import { GiveUpError } from './give-up-error.ts';
import type { JobData } from './queues.ts';

/** A job goes on in another queue, or later, without having lost an attempt. */
export interface MovedJob<Name extends keyof JobData> {
  /** Its own queue, or one with jobs of the same data. */
  to: Name;
  delaySeconds: number;
}

export interface LaneOptions<Name extends keyof JobData> {
  pollSeconds: number;
  /** How many may run at this moment: asked before each fetch, so that a lane can be narrowed or closed. */
  room: () => number;
  /** Those that have run for `afterMs` wait for somebody else: up to `most` of them leave their places to others. */
  waiting: { afterMs: number; most: number };
  handle: (data: JobData[Name]) => Promise<MovedJob<Name> | undefined>;
  /** Where a job goes at once after a GiveUpError; its data are those of the lane. */
  deadLetter: Name | undefined;
  /** The job ends here and begins there, both or neither. */
  move: (job: Job<JobData[Name]>, moved: MovedJob<Name>) => Promise<void>;
  onDone: () => void;
  /** Returns what is kept of it. */
  onFailed: (job: Job<JobData[Name]>, error: unknown) => string;
  /** Of the queue itself. */
  onError: (error: unknown) => void;
}

/** Several that end at about the same time are replaced by one fetch. */
const GATHER_MS = 10;

/**
 * Works a queue with a number of jobs at a time, each on its own: one that takes long holds up its place and nothing
 * else, where a batch would wait for its slowest.
 */
export class JobLane<Name extends keyof JobData> {
  /** Since when each runs, by the clock of `performance`. */
  private readonly running = new Map<Promise<void>, number>();
  private readonly stopping = new AbortController();
  private readonly working: Promise<void>;

  constructor(
    private readonly boss: PgBoss,
    private readonly name: Name,
    private readonly options: LaneOptions<Name>,
  ) {
    this.working = this.work();
  }

  /** Takes no more, and waits for what it has taken. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.working;
    await Promise.all(this.running.keys());
  }

  private async work(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const free = this.freePlaces();
      const jobs = free > 0 ? await this.fetch(free) : [];
      for (const job of jobs) this.start(job);
      if (this.running.size > 0 && jobs.length === free) await this.onePlace();
      else await pause(this.options.pollSeconds * 1000, undefined, { signal }).catch(() => undefined);
    }
  }

  private freePlaces(): number {
    const room = this.options.room();
    if (room === 0) return 0;
    const { afterMs, most } = this.options.waiting;
    const since = performance.now() - afterMs;
    const waiting = [...this.running.values()].filter((began) => began < since).length;
    return Math.max(0, room - this.running.size + Math.min(waiting, most));
  }

  /** Until a job ends, or it is time to see which of them only wait. */
  private async onePlace(): Promise<void> {
    await Promise.race([...this.running.keys(), pause(this.options.waiting.afterMs)]);
    await pause(GATHER_MS);
  }

  private start(job: Job<JobData[Name]>): void {
    const run = this.run(job)
      .catch(this.options.onError)
      .finally(() => this.running.delete(run));
    this.running.set(run, performance.now());
  }

  /** Fewer than asked, or none, when the database does not answer. */
  private async fetch(batchSize: number): Promise<Job<JobData[Name]>[]> {
    try {
      return await this.boss.fetch<JobData[Name]>(this.name, { batchSize });
    } catch (error) {
      this.options.onError(error);
      return [];
    }
  }

  private async run(job: Job<JobData[Name]>): Promise<void> {
    try {
      const moved = await this.options.handle(job.data);
      if (moved) await this.options.move(job, moved);
      else {
        await this.boss.complete(this.name, job);
        this.options.onDone();
      }
    } catch (error) {
      const reason = this.options.onFailed(job, error);
      const { deadLetter, move } = this.options;
      if (error instanceof GiveUpError && deadLetter) await move(job, { to: deadLetter, delaySeconds: 0 });
      else await this.boss.fail(this.name, job, { reason });
    }
  }
}
