import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../core/config/api-config.ts';
import { postJson } from '../core/outgoing/post-json.ts';
import { countInHour } from './confirmation-share.repository.ts';

const HOUR_MS = 3600 * 1000;
const TIMEOUT_MS = 5000;

/** Counts codes sent and confirmed by the hour, and raises the alarm when too few of them are confirmed. */
@Injectable()
export class ConfirmationShare {
  private readonly logger = new Logger(ConfirmationShare.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  async countSent(): Promise<void> {
    const { hour, sent, confirmed } = await this.count('sent');
    const { healthyShare, alarmSample } = this.config.limits.sms;
    if (sent % alarmSample === 0 && confirmed < sent * healthyShare) await this.alarm(hour, sent, confirmed);
  }

  async countConfirmed(): Promise<void> {
    await this.count('confirmed');
  }

  /** Never fails: the code itself is on its way. */
  private async alarm(hour: Date, sent: number, confirmed: number): Promise<void> {
    this.logger.warn(`only ${confirmed} of ${sent} SMS codes of this hour were confirmed`);
    const { smsAlarmUrl } = this.config;
    if (smsAlarmUrl === null) return;
    const text = `Коды из СМС: за час подтверждено ${confirmed} из ${sent}. Похоже, сообщения тратит кто-то чужой.`;
    try {
      const idempotencyKey = `sms-alarm/${hour.toISOString()}/${sent}`;
      await postJson(smsAlarmUrl, { text }, { idempotencyKey, timeoutMs: TIMEOUT_MS });
    } catch (error) {
      this.logger.error(error, 'The alarm about SMS codes was not delivered');
    }
  }

  private async count(
    column: 'sent' | 'confirmed',
  ): Promise<{ hour: Date; sent: number; confirmed: number }> {
    const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
    return { hour, ...(await countInHour(this.dataSource.manager, hour, column)) };
  }
}
