import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SmsGateway } from './gateway/sms-gateway.ts';
import { SmsBudgets } from './sms-budgets.ts';

export interface Message {
  /** E.164. */
  phone: string;
  text: string;
  /** The same for each attempt at this message. */
  key: string;
}

/** Messages that carry no code. */
@Injectable()
export class SmsMessages {
  constructor(
    private readonly gateway: SmsGateway,
    private readonly budgets: SmsBudgets,
  ) {}

  /** Spends one of what the phone may be told a day, in the caller's transaction; AppError 429 when it is used up. */
  async spend(manager: EntityManager, phone: string): Promise<void> {
    await this.budgets.spendMessage(manager, phone);
  }

  /** Throws when the message was not accepted. */
  async send(message: Message): Promise<void> {
    await this.gateway.send(message);
  }
}
