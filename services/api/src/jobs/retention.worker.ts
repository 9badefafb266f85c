import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { JobQueue } from './job-queue.ts';
import { RETENTION } from './queues.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Deletes what may no longer be kept. */
@Injectable()
export class RetentionWorker implements OnApplicationBootstrap {
  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(RETENTION, () => this.purge());
  }

  private async purge(): Promise<void> {
    const { leadDays, verificationDays, contentChangeDays } = this.config.limits.retention;
    const before = (days: number): Date => new Date(Date.now() - days * DAY_MS);
    await this.dataSource.query('DELETE FROM lead WHERE created_at < $1', [before(leadDays)]);
    await this.dataSource.query('DELETE FROM idempotency_key WHERE expires_at < $1', [new Date()]);
    await this.dataSource.query('DELETE FROM phone_verification WHERE changed_at < $1', [
      before(verificationDays),
    ]);
    await this.dataSource.query('DELETE FROM sms_inbox WHERE created_at < $1', [before(verificationDays)]);
    await this.dataSource.query('DELETE FROM sms_hour WHERE hour < $1', [before(verificationDays)]);
    await this.dataSource.query('DELETE FROM rate_limit WHERE expire < $1', [Date.now()]);
    await this.dataSource.query('DELETE FROM session WHERE expires_at < $1', [new Date()]);
    await this.dataSource.query('DELETE FROM content_change WHERE changed_at < $1', [
      before(contentChangeDays),
    ]);
  }
}
