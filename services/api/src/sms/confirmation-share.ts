import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../core/config/api-config.ts';
import { postJson } from '../core/outgoing/post-json.ts';
import { countInHour } from './confirmation-share.repository.ts';

const HOUR_MS = 3600 * 1000;
const TIMEOUT_MS = 5000;

/**
 * Counts codes sent and confirmed by the hour, and raises the alarm when too few of them are confirmed. Nobody waits for it,
 * and it fails nobody: the code itself is on its way.
 */
@Injectable()
export class ConfirmationShare implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ConfirmationShare.name);
  private readonly counting = new Set<Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  countSent(): void {
    this.follow(this.sent());
  }

  countConfirmed(): void {
    this.follow(this.count('confirmed'));
  }

  /** What was to be counted is, and the alarm was raised. */
  async counted(): Promise<void> {
    await Promise.all(this.counting);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.counted();
  }

  private follow(work: Promise<unknown>): void {
    const followed = work
      .then(() => undefined)
      .catch((error: unknown) => this.logger.error(error, 'An SMS code was not counted'))
      .finally(() => this.counting.delete(followed));
    this.counting.add(followed);
  }

  private async sent(): Promise<void> {
    const { hour, sent, confirmed } = await this.count('sent');
    const { healthyShare, alarmSample } = this.config.limits.sms;
    if (sent % alarmSample === 0 && confirmed < sent * healthyShare) await this.alarm(hour, sent, confirmed);
  }

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
