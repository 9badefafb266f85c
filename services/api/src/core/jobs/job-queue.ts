import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import { DataSource, type EntityManager } from 'typeorm';
import { StartError } from '@polden/api-contract';
import { ApiConfig } from '../config/api-config.ts';
import { RepeatedErrors } from '../logging/repeated-errors.ts';
import { asRequest, currentRequestId } from '../logging/request-context.ts';
import { queryPrepared } from '../database/prepared.ts';
import { Metrics } from '../metrics/metrics.ts';
import { GiveUpError } from './give-up-error.ts';
import { JobLane, type LaneOptions } from './job-lane.ts';
import { jobsSchemaVersion } from './jobs-schema.repository.ts';
import { type JobData, queues } from './queues.ts';
import { hurryJobs, wasJobSent } from './waiting-jobs.repository.ts';

const POOL_SIZE = 5;
const BATCH_SIZE = 10;
/** The least that pg-boss takes: jobs have been waited for by then. */
const STOP_TIMEOUT_MS = 1000;

/** Version of its schema that this pg-boss is made for. */
const { schema: KNOWN_SCHEMA } = (
  createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } }
).pgboss;

/** A job goes on under the id of the request that has sent it. */
type OfRequest = { requestId?: string } | null;

/** Durable jobs in PostgreSQL: sent inside the caller's transaction, worked by every API process. */
@Injectable()
export class JobQueue implements OnModuleInit, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(JobQueue.name);
  /** Of pg-boss and of the lanes, which ask the database every second. */
  private readonly errors = new RepeatedErrors(this.logger);
  private boss: PgBoss;
  private readonly pollSeconds: number;
  private readonly toldPollSeconds: number;
  private readonly stopMs: number;
  private readonly working = new Set<keyof JobData>();
  /** Of the queues that have one. */
  private readonly deadLetters: ReadonlyMap<string, string>;
  private readonly lanes: { stop: () => Promise<void> }[] = [];

  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
  ) {
    const { pollSeconds, toldPollSeconds, stopMs } = config.limits.delivery;
    this.pollSeconds = pollSeconds;
    this.toldPollSeconds = toldPollSeconds;
    this.stopMs = stopMs;
    const given = queues(config.limits.delivery);
    this.deadLetters = new Map(
      given.flatMap(({ name, deadLetter }) => (deadLetter === undefined ? [] : [[name, deadLetter]])),
    );
    this.boss = this.open({ migrate: false });
  }

  /** `migrate`: brings an older schema to its own, and takes a newer one as it is. */
  private open({ migrate }: { migrate: boolean }): PgBoss {
    const { databaseUrl, limits } = this.config;
    const boss = new PgBoss({
      connectionString: databaseUrl,
      application_name: 'polden-api-jobs',
      max: POOL_SIZE,
      migrate,
      useListenNotify: true,
      superviseIntervalSeconds: limits.delivery.superviseSeconds,
      monitorIntervalSeconds: limits.delivery.superviseSeconds,
    });
    boss.on('error', this.errors.add);
    return boss;
  }

  async onModuleInit(): Promise<void> {
    const version = await jobsSchemaVersion(this.dataSource.manager);
    if (version === null || version < KNOWN_SCHEMA)
      throw new StartError('Job queue: its schema is missing or old, run the migrations first');
    if (version > KNOWN_SCHEMA) {
      this.logger.warn(
        'Job queue: its schema is newer than this version knows, as after a way back to the version before',
      );
      // The only way to start with it; there is nothing that it would migrate.
      this.boss = this.open({ migrate: true });
    }
    await this.boss.start();
  }

  /** Adds a job that exists exactly when the transaction of `manager` commits; one statement. */
  async send<Name extends keyof JobData>(
    manager: EntityManager,
    name: Name,
    data: JobData[Name],
    { delaySeconds = 0 }: { delaySeconds?: number } = {},
  ): Promise<void> {
    const requestId = currentRequestId();
    const id = await this.boss.send(name, requestId === undefined ? data : { ...data, requestId }, {
      db: inTransactionOf(manager),
      ...(delaySeconds > 0 && { startAfter: delaySeconds }),
    });
    if (id === null) throw new Error(`A job of ${name} was not accepted`);
  }

  /**
   * Works the queue, up to ten jobs at a time and without a pause while there are more: at once where a queue tells of its jobs. When the handler throws, the job is
   * retried, then becomes a dead letter, at once after a GiveUpError; other jobs of the batch go on. The message of the
   * error is kept with the job: it must name nobody.
   */
  async work<Name extends keyof JobData>(
    name: Name,
    handle: (data: JobData[Name]) => Promise<void>,
  ): Promise<void> {
    this.working.add(name);
    const options = {
      pollingIntervalSeconds: this.pollSeconds,
      notifyPollingIntervalSeconds: this.toldPollSeconds,
      batchSize: BATCH_SIZE,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    await this.boss.work<JobData[Name] & OfRequest, unknown, typeof options>(name, options, (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data }): Promise<JobResult> => {
          try {
            await asRequest(data?.requestId, () => handle(data));
            this.metrics.jobEnded(name, 'completed');
            return { id, status: 'completed' };
          } catch (error) {
            const status = error instanceof GiveUpError ? 'deadletter' : 'failed';
            return { id, status, output: { reason: this.noteFailure(name, id, error) } };
          }
        }),
      ),
    );
  }

  /** Counts it and says it; what is kept of it. Its cause, which may name somebody, is for neither. */
  private noteFailure(name: keyof JobData, id: string, error: unknown): string {
    const reason = reasonOf(error);
    this.metrics.jobEnded(name, 'failed');
    const line = `A job of ${name} failed (${id}): ${reason}`;
    // The worker of its dead letters says when one is given up; of other queues nobody else says anything.
    if (this.deadLetters.has(name)) this.logger.warn(line);
    else this.logger.error(line);
    return reason;
  }

  /** Works the queue with each job on its own, as many at a time as `room` says: see JobLane. */
  workEach<Name extends keyof JobData>(
    name: Name,
    options: Pick<LaneOptions<Name>, 'room' | 'waiting' | 'handle'>,
  ): void {
    this.lanes.push(
      new JobLane(this.boss, name, {
        ...options,
        handle: (data) => asRequest(requestIdIn(data), () => options.handle(data)),
        deadLetter: this.deadLetters.get(name) as Name | undefined,
        pollSeconds: this.pollSeconds,
        move: async (job: Job<JobData[Name]>, { to, delaySeconds }) => {
          await this.dataSource.transaction(async (manager) => {
            const ended = await this.boss.complete(name, job, null, { db: inTransactionOf(manager) });
            if (wasHeld(ended)) await this.send(manager, to, job.data, { delaySeconds });
          });
        },
        onDone: () => this.metrics.jobEnded(name, 'completed'),
        onFailed: ({ id }, error) => this.noteFailure(name, id, error),
        onError: this.errors.add,
      }),
    );
  }

  /** Whether such a job waits, is worked on, or was sent so few seconds ago; not one from before `after`. */
  wasSent<Name extends keyof JobData>(
    manager: EntityManager,
    name: Name,
    sent: { data: Partial<JobData[Name]>; seconds: number; after: Date | null },
  ): Promise<boolean> {
    return wasJobSent(manager, name, sent);
  }

  /** Lets what waits for its next attempt begin within `seconds`, each at a moment of its own. */
  async hurry(names: readonly (keyof JobData)[], seconds: number): Promise<void> {
    await hurryJobs(this.dataSource.manager, names, seconds);
  }

  /** Handlers finish while the database is still open, if they do so in time; what they did not reach stays queued. */
  async beforeApplicationShutdown(): Promise<void> {
    const ended = Promise.all([
      ...[...this.working].map((name) => this.boss.offWork(name, { wait: true })),
      ...this.lanes.map((lane) => lane.stop()),
    ]);
    const waiting = new AbortController();
    const inTime = pause(this.stopMs, undefined, { signal: waiting.signal }).catch(() => undefined);
    await Promise.race([ended, inTime]);
    waiting.abort();
  }

  /** After the last request, which may still have sent a job. What runs on fails here, and is tried again elsewhere. */
  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
  }
}

/** False when another has it by now, since it took too long here. pg-boss says so, but its types do not. */
function wasHeld(ended: object): boolean {
  return !('affected' in ended && ended.affected === 0);
}

function inTransactionOf(manager: EntityManager) {
  const executeSql = async (sql: string, values?: unknown[]) => ({
    rows: await queryPrepared(manager, sql, values ?? []),
  });
  return { executeSql };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

/** A job is done in the name of the request that asked for it. */
function requestIdIn(data: object | null): string | undefined {
  return data !== null && 'requestId' in data && typeof data.requestId === 'string'
    ? data.requestId
    : undefined;
}
