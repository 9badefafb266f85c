import { Injectable } from '@nestjs/common';
import { LongWork } from '../database/long-work.ts';

/** Of somebody who was never shown. */
const FORGOTTEN_NAME = 'Имя удалено';

/** Tables with rows that expire by one date. */
const MOMENTS = {
  ab_event: 'at',
  canary_verdict: 'judged_at',
  captcha_use: 'expires_at',
  client_leaving: 'left_at',
  client_link: 'expires_at',
  client_session: 'expires_at',
  content_autosave: 'saved_at',
  content_change: 'changed_at',
  erasure_request: 'answered_at',
  idempotency_key: 'expires_at',
  lead: 'created_at',
  mail_inbox: 'created_at',
  page_view: 'at',
  phone_verification: 'changed_at',
  session: 'expires_at',
  signature_session: 'expires_at',
  sms_delivery: 'created_at',
  sms_hour: 'hour',
  sms_inbox: 'created_at',
  // Who has subscribed again keeps the date of the earlier end.
  subscriber: "status = 'unsubscribed' AND unsubscribed_at",
  telemetry_batch: 'at',
  telemetry_client: 'at',
  telemetry_hour: 'at',
  telemetry_moment: 'at',
  telemetry_problem: 'last_at',
  telemetry_vital: 'at',
  verdict_vital: 'since',
  webhook_delivery: 'created_at',
} as const;

export type DatedTable = keyof typeof MOMENTS;

/** The SQL of what is deleted when its time is over. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly database: LongWork) {}

  async deleteBefore(table: DatedTable, moment: Date): Promise<void> {
    await this.database.query(`DELETE FROM ${table} WHERE ${MOMENTS[table]} < $1`, [moment]);
  }

  async deleteSpentBudgets(): Promise<void> {
    await this.database.query('DELETE FROM rate_limit WHERE expire < $1', [Date.now()]);
  }

  async deleteUnconfirmedSubscribers(askedBefore: Date): Promise<void> {
    await this.database.query(`DELETE FROM subscriber WHERE status = 'pending' AND asked_at < $1`, [
      askedBefore,
    ]);
  }

  /**
   * Words stay, and the name under which visitors see them. How to reach the author goes, and so do names that nobody
   * sees and files that were not published.
   */
  async forgetReviewers(writtenBefore: Date): Promise<void> {
    await this.database.transaction(async (query) => {
      const forgotten = await query<{ id: number }[]>(
        `UPDATE review SET data_key_id = NULL, personal_data = NULL, email_index = NULL, phone_index = NULL,
           name_index = CASE WHEN name <> '' THEN name_index END, name = coalesce(nullif(name, ''), $2)
         WHERE created_at < $1 AND personal_data IS NOT NULL RETURNING id`,
        [writtenBefore, FORGOTTEN_NAME],
      );
      const ids = forgotten.map(({ id }) => id);
      await query(
        `DELETE FROM review_file f USING review r
         WHERE r.id = f.review_id AND r.created_at < $1 AND f.media_id IS NULL`,
        [writtenBefore],
      );
      await query(
        `UPDATE content_revision SET data_key_id = NULL, personal_data = NULL
         WHERE content_type = 'review' AND item_id = ANY ($1)`,
        [ids],
      );
    });
  }

  /** Erases what at most `count` records say of before and after; how many it were. */
  async eraseHistoryPayloads(years: number, count: number): Promise<number> {
    const [row] = await this.database.query<{ erased: string }[]>(
      'SELECT erase_history_payloads(now() - make_interval(years => $1), $2) AS erased',
      [years, count],
    );
    return Number(row?.erased);
  }
}
