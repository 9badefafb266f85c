import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ApiConfig } from '../config/api-config.ts';
import { LongWork } from '../database/long-work.ts';
import { JobQueue } from './job-queue.ts';
import { RETENTION } from './queues.ts';

const DAY_MS = 24 * 3600 * 1000;
const ERASED_AT_ONCE = 1000;
/** What the SMS centre says of a message is asked about within a month. */
const DELIVERY_DAYS = 30;
/** An address that nobody has confirmed may be somebody else's. */
const UNCONFIRMED_DAYS = 30;

/** Of somebody who was never shown. */
const FORGOTTEN_NAME = 'Имя удалено';

/** A verdict needs moments; people look at hours. A token of a page view lives for 6 hours. */
const TELEMETRY = [
  { table: 'telemetry_moment', column: 'at', hours: 48 },
  { table: 'telemetry_hour', column: 'at', hours: 90 * 24 },
  { table: 'telemetry_vital', column: 'at', hours: 90 * 24 },
  { table: 'telemetry_problem', column: 'last_at', hours: 90 * 24 },
  { table: 'canary_verdict', column: 'judged_at', hours: 90 * 24 },
  { table: 'telemetry_batch', column: 'at', hours: 24 },
  { table: 'telemetry_client', column: 'at', hours: 2 },
  { table: 'page_view', column: 'at', hours: 12 },
];

/** Deletes what may no longer be kept. */
@Injectable()
export class RetentionWorker implements OnApplicationBootstrap {
  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: LongWork,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(RETENTION, () => this.purge());
  }

  private async purge(): Promise<void> {
    const { leadDays, reviewDays, unsubscribedDays, verificationDays, contentChangeDays, experimentDays } =
      this.config.limits.retention;
    const before = (days: number): Date => new Date(Date.now() - days * DAY_MS);
    await this.dataSource.query('DELETE FROM lead WHERE created_at < $1', [before(leadDays)]);
    await this.forgetReviewers(before(reviewDays));
    await this.dataSource.query('DELETE FROM subscriber WHERE unsubscribed_at < $1', [
      before(unsubscribedDays),
    ]);
    await this.dataSource.query('DELETE FROM idempotency_key WHERE expires_at < $1', [new Date()]);
    await this.dataSource.query('DELETE FROM phone_verification WHERE changed_at < $1', [
      before(verificationDays),
    ]);
    await this.dataSource.query('DELETE FROM sms_inbox WHERE created_at < $1', [before(verificationDays)]);
    await this.dataSource.query('DELETE FROM sms_hour WHERE hour < $1', [before(verificationDays)]);
    await this.dataSource.query('DELETE FROM rate_limit WHERE expire < $1', [Date.now()]);
    await this.dataSource.query('DELETE FROM captcha_use WHERE expires_at < $1', [new Date()]);
    await this.dataSource.query('DELETE FROM ab_event WHERE at < $1', [before(experimentDays)]);
    await this.dataSource.query('DELETE FROM signature_session WHERE expires_at < $1', [new Date()]);
    await this.dataSource.query('DELETE FROM sms_delivery WHERE created_at < $1', [before(DELIVERY_DAYS)]);
    await this.dataSource.query('DELETE FROM mail_inbox WHERE created_at < $1', [before(verificationDays)]);
    await this.dataSource.query(`DELETE FROM subscriber WHERE status = 'pending' AND asked_at < $1`, [
      before(UNCONFIRMED_DAYS),
    ]);
    await this.dataSource.query('DELETE FROM session WHERE expires_at < $1', [new Date()]);
    await this.dataSource.query('DELETE FROM content_change WHERE changed_at < $1', [
      before(contentChangeDays),
    ]);
    await this.eraseHistory();
    await this.purgeTelemetry();
  }

  /**
   * Words stay, and the name under which visitors see them. How to reach the author goes, and so do names that nobody
   * sees and files that were not published.
   */
  private async forgetReviewers(before: Date): Promise<void> {
    await this.dataSource.transaction(async (query) => {
      const forgotten = await query<{ id: number }[]>(
        `UPDATE review SET data_key_id = NULL, personal_data = NULL, email_index = NULL, phone_index = NULL,
           name_index = CASE WHEN name <> '' THEN name_index END, name = coalesce(nullif(name, ''), $2)
         WHERE created_at < $1 AND personal_data IS NOT NULL RETURNING id`,
        [before, FORGOTTEN_NAME],
      );
      const ids = forgotten.map(({ id }) => id);
      await query(
        `DELETE FROM review_file f USING review r
         WHERE r.id = f.review_id AND r.created_at < $1 AND f.media_id IS NULL`,
        [before],
      );
      await query(
        `UPDATE content_revision SET data_key_id = NULL, personal_data = NULL
         WHERE content_type = 'review' AND item_id = ANY ($1)`,
        [ids],
      );
    });
  }

  /** What records say of before and after; their digests stay, and with them the chain. */
  private async eraseHistory(): Promise<void> {
    let erased = ERASED_AT_ONCE;
    while (erased === ERASED_AT_ONCE) {
      const [row] = await this.dataSource.query<{ erased: string }[]>(
        'SELECT erase_history_payloads(now() - make_interval(years => $1), $2) AS erased',
        [this.config.limits.history.payloadYears, ERASED_AT_ONCE],
      );
      erased = Number(row?.erased);
    }
  }

  private async purgeTelemetry(): Promise<void> {
    for (const { table, column, hours } of TELEMETRY) {
      await this.dataSource.query(
        `DELETE FROM ${table} WHERE ${column} < now() - make_interval(hours => $1)`,
        [hours],
      );
    }
  }
}
