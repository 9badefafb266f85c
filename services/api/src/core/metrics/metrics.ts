import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { poolOf } from '../database/pool.ts';

/** Seconds: from a cached read to the client's timeout. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20];

/** What this process measures of itself, in the text format of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by the pattern of the path',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that were refused because there were too many: they are among no other figure',
    labelNames: ['class'],
    registers: [this.#registry],
  });
  readonly #jobs = new Counter({
    name: 'jobs_ended_total',
    help: 'Attempts of background jobs that have ended in this process, by queue; failed ones are tried again or given up',
    labelNames: ['queue', 'result'],
    registers: [this.#registry],
  });
  readonly #lastSuccess = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When a job of the queue was last completed in this process; the latest of all processes counts',
    labelNames: ['queue'],
    registers: [this.#registry],
  });

  constructor(dataSource: DataSource) {
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool; waiting are requests without one',
      labelNames: ['state'],
      registers: [this.#registry],
      collect() {
        const { totalCount = 0, idleCount = 0, waitingCount = 0 } = poolOf(dataSource) ?? {};
        this.set({ state: 'busy' }, totalCount - idleCount);
        this.set({ state: 'idle' }, idleCount);
        this.set({ state: 'waiting' }, waitingCount);
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  requestRefused(kind: string): void {
    this.#refused.inc({ class: kind });
  }

  jobEnded(queue: string, result: 'completed' | 'failed'): void {
    this.#jobs.inc({ queue, result });
    if (result === 'completed') this.#lastSuccess.setToCurrentTime({ queue });
  }

  /** Counts every answer of the server. */
  watch(server: FastifyInstance): void {
    server.addHook('onResponse', async (request, reply) => {
      // Patterns only: an address may carry what is personal, and would make a series of its own.
      const route = request.routeOptions.url ?? 'unknown';
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      this.#requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    });
  }
}
