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

/** Who asks for a code, and for which phone. */
interface Asked {
  phone: string;
  ip: string;
  isProved: boolean;
  /** The visitor, where the phone is not proved. */
  stranger: string | undefined;
}

/** What codes may be sent and checked: per phone, address, number range and for the service as a whole. */
@Injectable()
export class SmsBudgets {
  constructor(
    private readonly budgets: Budgets,
    private readonly blindIndex: BlindIndex,
    private readonly config: ApiConfig,
  ) {}

  /**
   * Spends the budgets of the visitor who asks for a code, and a message, in the caller's transaction; 429 when a budget is
   * used up. None of these tells what others have asked for this one phone: a stranger to it has a share of his own of what
   * it may get.
   */
  async spendAsk(manager: EntityManager, asked: Asked & { captcha: boolean }): Promise<void> {
    await this.budgets.spend(this.ofTheAsk(asked), manager);
  }

  /** In how many seconds a code may be asked for without a captcha, and is sent, as far as budgets go; 0 at once. */
  async secondsUntilAsk(asked: Asked): Promise<number> {
    const spendings = [...this.ofTheAsk({ ...asked, captcha: false }), ...this.ofThePhone(asked)];
    return this.budgets.secondsUntilLeft(spendings);
  }

  /**
   * Takes back the message of an ask that sends none, in its transaction: whoever asks in vain costs the neighbours and the
   * service nothing. It was spent all the same, so that the ask is refused alike whether a message goes or not.
   */
  async giveBackUnsent(manager: EntityManager, asked: Asked): Promise<void> {
    await this.budgets.giveBack(this.ofMessages(asked), manager);
  }

  /**
   * Spends one message to the phone in the caller's transaction; 429 when it got enough. Whoever has proved it has messages that
   * nobody else spends; those of all others are shared by them, and no address has all of these.
   */
  async spendPhone(manager: EntityManager, asked: Pick<Asked, 'phone' | 'ip' | 'isProved'>): Promise<void> {
    await this.budgets.spend(this.ofThePhone(asked), manager);
  }

  /**
   * Takes back what a message has cost that was not sent, in the caller's transaction. What the address may ask for stays spent:
   * it has asked.
   */
  async giveBack(manager: EntityManager, asked: Asked): Promise<void> {
    const spent = [...this.ofTheStranger(asked), ...this.ofMessages(asked), ...this.ofThePhone(asked)];
    await this.budgets.giveBack(spent, manager);
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

  private ofTheAsk(asked: Asked & { captcha: boolean }): Spending[] {
    const limits = this.config.limits.sms;
    const address = this.blindIndex.of('address', addressKey(asked.ip));
    const plain = { key: `sms-ip-plain:${address}`, budget: limits.ipWithoutCaptcha, refusal: TOO_OFTEN };
    return [
      ...(asked.captcha ? [] : [plain]),
      { key: `sms-ip:${address}`, budget: limits.ip, refusal: TOO_OFTEN },
      ...this.ofTheStranger(asked),
      ...this.ofMessages(asked),
    ];
  }

  private ofTheStranger({ phone, stranger }: Asked): Spending[] {
    const { phoneOfOne } = this.config.limits.sms;
    return stranger === undefined ? [] : this.ofPhone(phone, phoneOfOne, `-own:${stranger}`);
  }

  /** What a message spends of what it shares with other phones; strangers cannot use up that of a phone that is proved. */
  private ofMessages({ phone, isProved }: Asked): Spending[] {
    const { numberRange, spend, spendWithProved } = this.config.limits.sms;
    const refusal = 'Сейчас мы не можем отправить код. Попробуйте позже';
    const ofService = { key: 'sms-spend', budget: isProved ? spendWithProved : spend, refusal };
    if (isProved) return [ofService];
    const range = this.blindIndex.of('number-range', phone.slice(0, -RANGE_DIGITS));
    return [{ key: `sms-range:${range}`, budget: numberRange, refusal: TOO_OFTEN }, ofService];
  }

  private ofThePhone({ phone, ip, isProved }: Pick<Asked, 'phone' | 'ip' | 'isProved'>): Spending[] {
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
