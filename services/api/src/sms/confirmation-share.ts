import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';

const HOUR_MS = 3600 * 1000;
/** Below this share of confirmed codes somebody is spending our SMS on numbers that are not theirs. */
const HEALTHY_SHARE = 0.3;
/** Codes of an hour after which the share is looked at, and then again at each further such number. */
const SAMPLE = 50;

/** Counts codes sent and confirmed by the hour, and warns in the log when too few of them are confirmed. */
@Injectable()
export class ConfirmationShare {
  private readonly logger = new Logger(ConfirmationShare.name);

  constructor(private readonly dataSource: DataSource) {}

  async countSent(): Promise<void> {
    const { sent, confirmed } = await this.count('sent');
    if (sent % SAMPLE === 0 && confirmed < sent * HEALTHY_SHARE) {
      this.logger.warn(`only ${confirmed} of ${sent} SMS codes of this hour were confirmed`);
    }
  }

  async countConfirmed(): Promise<void> {
    await this.count('confirmed');
  }

  private async count(column: 'sent' | 'confirmed'): Promise<{ sent: number; confirmed: number }> {
    const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
    const [row] = await this.dataSource.query<{ sent: number; confirmed: number }[]>(
      `INSERT INTO sms_hour (hour, ${column}) VALUES ($1, 1)
       ON CONFLICT (hour) DO UPDATE SET ${column} = sms_hour.${column} + 1 RETURNING sent, confirmed`,
      [hour],
    );
    return row ?? { sent: 0, confirmed: 0 };
  }
}
