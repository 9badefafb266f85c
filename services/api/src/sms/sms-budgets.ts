import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addressKey } from '../budgets/address-key.ts';
import { Budgets } from '../budgets/budgets.service.ts';
import { ApiConfig } from '../config/api-config.ts';
import { BlindIndex } from '../crypto/blind-index.ts';

/** The last digits of a number within its range: +7 916 123-4 567. */
const RANGE_DIGITS = 3;
const TOO_OFTEN = 'Слишком много запросов кода. Попробуйте позже';

/** What codes may be sent and checked: per phone, address, number range and for the service as a whole. */
@Injectable()
export class SmsBudgets {
  constructor(
    private readonly budgets: Budgets,
    private readonly blindIndex: BlindIndex,
    private readonly config: ApiConfig,
  ) {}

  /** Spends one code of each budget in the caller's transaction; 429 when one of them is used up. */
  async spendCode(
    manager: EntityManager,
    code: { phone: string; ip: string; captcha: boolean },
  ): Promise<void> {
    const limits = this.config.limits.sms;
    const address = this.blindIndex.of('address', addressKey(code.ip));
    const phone = this.blindIndex.of('phone', code.phone);
    const range = this.blindIndex.of('number-range', code.phone.slice(0, -RANGE_DIGITS));
    await this.budgets.spend(
      [
        ...(code.captcha
          ? []
          : [{ key: `sms-ip-plain:${address}`, budget: limits.ipWithoutCaptcha, refusal: TOO_OFTEN }]),
        { key: `sms-ip:${address}`, budget: limits.ip, refusal: TOO_OFTEN },
        { key: `sms-phone:${phone}`, budget: limits.phoneBurst, refusal: TOO_OFTEN },
        {
          key: `sms-phone-day:${phone}`,
          budget: limits.phoneDay,
          refusal: 'На сегодня коды для этого номера закончились',
        },
        { key: `sms-range:${range}`, budget: limits.numberRange, refusal: TOO_OFTEN },
        {
          key: 'sms-spend',
          budget: limits.spend,
          refusal: 'Сейчас мы не можем отправить код. Попробуйте позже',
        },
      ],
      manager,
    );
  }

  /** Spends one check or reset of the address. */
  async spendCheck(ip: string): Promise<void> {
    const key = `sms-check:${this.blindIndex.of('address', addressKey(ip))}`;
    const refusal = 'Слишком много попыток. Попробуйте позже';
    await this.budgets.spend([{ key, budget: this.config.limits.sms.checkIp, refusal }]);
  }
}
