import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AUTOSAVE_DAYS } from '@polden/api-contract';
import { ApiConfig } from '../config/api-config.ts';
import { JobQueue } from './job-queue.ts';
import { RETENTION } from './queues.ts';
import { type DatedTable, RetentionRepository } from './retention.repository.ts';

const HOUR_SECONDS = 3600;
const HOUR_MS = HOUR_SECONDS * 1000;
const DAY_HOURS = 24;
const ERASED_AT_ONCE = 1000;
/** What the SMS centre says of a message is asked about within a month. */
const DELIVERY_DAYS = 30;
/** An address that nobody has confirmed may be somebody else's. */
const UNCONFIRMED_DAYS = 30;
/** What other systems were told is looked up within a month. */
const WEBHOOK_LOG_DAYS = 30;

/** A verdict needs moments; people look at hours. A token of a page view lives for 6 hours. */
const TELEMETRY_HOURS: Partial<Record<DatedTable, number>> = {
  telemetry_moment: 48,
  telemetry_hour: 90 * DAY_HOURS,
  telemetry_vital: 90 * DAY_HOURS,
  telemetry_problem: 90 * DAY_HOURS,
  canary_verdict: 90 * DAY_HOURS,
  verdict_vital: 90 * DAY_HOURS,
  telemetry_batch: 24,
  telemetry_client: 2,
  page_view: 12,
};

/** Deletes what may no longer be kept. */
@Injectable()
export class RetentionWorker implements OnApplicationBootstrap {
  constructor(
    private readonly config: ApiConfig,
    private readonly repository: RetentionRepository,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(RETENTION, () => this.purge());
  }

  /** What cannot be deleted now keeps nothing else from being deleted. */
  private async purge(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.steps()) await step().catch((error: unknown) => failures.push(error));
    if (failures.length === 0) return;
    const reasons = failures.map((error) => (error instanceof Error ? error.message : 'unknown'));
    throw new AggregateError(failures, reasons.join('; '));
  }

  private steps(): (() => Promise<void>)[] {
    const { leadDays, reviewDays, unsubscribedDays, verificationDays, contentChangeDays, experimentDays } =
      this.config.limits.retention;
    // No proof that a leaving ends lives longer than that of a known browser.
    const leavingHours = this.config.limits.sms.deviceSeconds / HOUR_SECONDS;
    return [
      this.after('lead', leadDays),
      this.after('erasure_request', leadDays),
      () => this.repository.forgetReviewers(daysAgo(reviewDays)),
      this.after('subscriber', unsubscribedDays),
      this.after('idempotency_key', 0),
      this.after('phone_verification', verificationDays),
      this.after('sms_inbox', verificationDays),
      this.after('sms_hour', verificationDays),
      () => this.repository.deleteSpentBudgets(),
      this.after('captcha_use', 0),
      this.after('ab_event', experimentDays),
      this.after('signature_session', 0),
      this.after('sms_delivery', DELIVERY_DAYS),
      this.after('mail_inbox', verificationDays),
      () => this.repository.deleteUnconfirmedSubscribers(daysAgo(UNCONFIRMED_DAYS)),
      this.after('session', 0),
      this.after('client_session', 0),
      this.after('client_link', 0),
      () => this.repository.deleteBefore('client_leaving', hoursAgo(leavingHours)),
      this.after('content_change', contentChangeDays),
      this.after('content_autosave', AUTOSAVE_DAYS),
      this.after('webhook_delivery', WEBHOOK_LOG_DAYS),
      () => this.eraseHistory(),
      ...Object.entries(TELEMETRY_HOURS).map(
        ([table, hours]) =>
          () =>
            this.repository.deleteBefore(table as DatedTable, hoursAgo(hours)),
      ),
    ];
  }

  private after(table: DatedTable, days: number): () => Promise<void> {
    return () => this.repository.deleteBefore(table, daysAgo(days));
  }

  /** What records say of before and after; their digests stay, and with them the chain. */
  private async eraseHistory(): Promise<void> {
    const { payloadYears } = this.config.limits.history;
    let erased = ERASED_AT_ONCE;
    while (erased === ERASED_AT_ONCE)
      erased = await this.repository.eraseHistoryPayloads(payloadYears, ERASED_AT_ONCE);
  }
}

function daysAgo(days: number): Date {
  return hoursAgo(days * DAY_HOURS);
}

function hoursAgo(hours: number): Date {
  return new Date(Date.now() - hours * HOUR_MS);
}
