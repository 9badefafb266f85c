import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addressKey } from '../core/budgets/address-key.ts';
import { Budgets, type Spending } from '../core/budgets/budgets.ts';
import type { Budget } from '../core/config/limits/budget.ts';
import { ApiConfig } from '../core/config/api-config.ts';
import { BlindIndex } from '../core/crypto/blind-index.ts';

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

  /**
   * Spends the budgets of the visitor who asks for a code, in the caller's transaction; 429 when a budget is used up. None
   * of these tells what others have asked for this one phone: a stranger to it has a share of his own of what it may get.
   */
  async spendAsk(
    manager: EntityManager,
    asked: { phone: string; ip: string; captcha: boolean; stranger: string | undefined },
  ): Promise<void> {
    const limits = this.config.limits.sms;
    const address = this.blindIndex.of('address', addressKey(asked.ip));
    const plain = { key: `sms-ip-plain:${address}`, budget: limits.ipWithoutCaptcha, refusal: TOO_OFTEN };
    await this.budgets.spend(
      [
        ...(asked.captcha ? [] : [plain]),
        { key: `sms-ip:${address}`, budget: limits.ip, refusal: TOO_OFTEN },
        ...this.ofMessages(asked),
      ],
      manager,
    );
  }

  /**
   * Spends one message to the phone in the caller's transaction; 429 when it got enough. Whoever has proved it has messages that
   * nobody else spends; those of all others are shared by them, and no address has all of these.
   */
  async spendPhone(
    manager: EntityManager,
    { phone, ip, isProved }: { phone: string; ip: string; isProved: boolean },
  ): Promise<void> {
    await this.budgets.spend(this.ofThePhone({ phone, ip, isProved }), manager);
  }

  /**
   * Takes back what a message has cost that was not sent, in the caller's transaction. What the address may ask for stays spent:
   * it has asked.
   */
  async giveBack(
    manager: EntityManager,
    asked: { phone: string; ip: string; isProved: boolean; stranger: string | undefined },
  ): Promise<void> {
    await this.budgets.giveBack([...this.ofMessages(asked), ...this.ofThePhone(asked)], manager);
  }

  /** Spends one message without a code to the phone, in the caller's transaction; who asks for codes cannot use these up. */
  async spendMessage(manager: EntityManager, phone: string): Promise<void> {
    const { messageDay, messageSpend } = this.config.limits.sms;
    const index = this.blindIndex.of('phone', phone);
    await this.budgets.spend(
      [
        { key: `sms-message:${index}`, budget: messageDay, refusal: TOO_OFTEN },
        { key: 'sms-message-spend', budget: messageSpend, refusal: TOO_OFTEN },
      ],
      manager,
    );
  }

  /** What any message spends, after what the address does. */
  private ofMessages({ phone, stranger }: { phone: string; stranger: string | undefined }): Spending[] {
    const { phoneOfOne, numberRange, spend } = this.config.limits.sms;
    const range = this.blindIndex.of('number-range', phone.slice(0, -RANGE_DIGITS));
    return [
      ...(stranger === undefined ? [] : this.ofPhone(phone, phoneOfOne, `-own:${stranger}`)),
      { key: `sms-range:${range}`, budget: numberRange, refusal: TOO_OFTEN },
      { key: 'sms-spend', budget: spend, refusal: 'Сейчас мы не можем отправить код. Попробуйте позже' },
    ];
  }

  private ofThePhone({ phone, ip, isProved }: { phone: string; ip: string; isProved: boolean }): Spending[] {
    const { phoneDay, phoneOfOne } = this.config.limits.sms;
    if (isProved) return this.ofPhone(phone, phoneDay, '-proved');
    const [index, address] = [
      this.blindIndex.of('phone', phone),
      this.blindIndex.of('address', addressKey(ip)),
    ];
    const ofAddress = { key: `sms-phone-from:${address}:${index}`, budget: phoneOfOne, refusal: TOO_OFTEN };
    return [ofAddress, ...this.ofPhone(phone, phoneDay)];
  }

  private ofPhone(phone: string, ofDay: Budget, whose = ''): Spending[] {
    const { phoneBurst } = this.config.limits.sms;
    const index = this.blindIndex.of('phone', phone);
    return [
      { key: `sms-phone${whose}:${index}`, budget: phoneBurst, refusal: TOO_OFTEN },
      {
        key: `sms-phone-day${whose}:${index}`,
        budget: ofDay,
        refusal: 'На сегодня коды для этого номера закончились',
      },
    ];
  }

  /** Spends one check or reset of the address; given a manager, in the caller's transaction. */
  async spendCheck(ip: string, manager?: EntityManager): Promise<void> {
    const key = `sms-check:${this.blindIndex.of('address', addressKey(ip))}`;
    const refusal = 'Слишком много попыток. Попробуйте позже';
    await this.budgets.spend([{ key, budget: this.config.limits.sms.checkIp, refusal }], manager);
  }
}
