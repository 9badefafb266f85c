import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { SmppConfig } from '../../../core/config/sms-config.ts';
import { NotTakenError, type SmsGateway, type SmsMessage } from '../sms-gateway.ts';
import { receiptIn } from './receipt.ts';
import type { SmsDeliveries } from './sms-deliveries.repository.ts';
import { SmppLink, type SmppTiming } from './smpp-link.ts';

const INTERNATIONAL = 1;
const NATIONAL = 0;
const ALPHANUMERIC = 5;
const ISDN = 1;
/** UTF-16BE, in which every Russian letter can be written. */
const UCS2 = 0x08;
const FINAL_RECEIPT = 1;
/** Beyond it the text travels in its own parameter, and the centre parts it. */
const SHORT_MESSAGE_CHARACTERS = 70;
/** The centre is busy: its queue is full, or we are faster than agreed. */
const BUSY = [0x14, 0x58];
const ATTEMPTS = 3;
const BUSY_PAUSE_MS = 1000;

/** A code is useless later, and nobody waits longer for one. */
const CODE_VALIDITY = '000000000500000R';
/** What else is said may wait for a phone that is switched off. */
const VALIDITY = '000001000000000R';

const SMPP_TIMING: SmppTiming = {
  answerMs: 5000,
  enquireMs: 30_000,
  reconnectMs: 1000,
  reconnectMaxMs: 30_000,
};

/** Sends over SMPP 3.4 and records what becomes of the messages. */
export class SmppGateway implements SmsGateway, OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(SmppGateway.name);
  private readonly link: SmppLink;

  constructor(
    private readonly config: SmppConfig,
    private readonly deliveries: SmsDeliveries,
    timing = SMPP_TIMING,
  ) {
    this.link = new SmppLink(config, timing, {
      delivered: async (pdu) => {
        const receipt = receiptIn(pdu);
        if (receipt) await this.deliveries.received(receipt);
      },
      lost: (reason) => this.logger.warn(`SMPP: ${reason}`),
    });
  }

  /** The API starts without the SMS centre as well. */
  onModuleInit(): void {
    this.link.start();
  }

  onApplicationShutdown(): void {
    this.link.stop();
  }

  async send({ phone, text, code }: SmsMessage): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const validity = code === undefined ? VALIDITY : CODE_VALIDITY;
      const pdu = { ...this.pdu(phone, text), validity_period: validity };
      const { command_status: status, message_id: messageId } = await this.link.submit(pdu);
      if (status === 0) return this.deliveries.sent(messageId ?? '', phone);
      if (!BUSY.includes(status) || attempt === ATTEMPTS)
        throw new NotTakenError(`The SMS centre answered ${status}`);
      await pause(BUSY_PAUSE_MS);
    }
  }

  private pdu(phone: string, text: string): object {
    const { sender } = this.config;
    const isNumber = /^\d+$/u.test(sender);
    return {
      source_addr: sender,
      source_addr_ton: isNumber ? NATIONAL : ALPHANUMERIC,
      source_addr_npi: isNumber ? ISDN : 0,
      destination_addr: phone.replace('+', ''),
      dest_addr_ton: INTERNATIONAL,
      dest_addr_npi: ISDN,
      data_coding: UCS2,
      registered_delivery: FINAL_RECEIPT,
      ...(text.length > SHORT_MESSAGE_CHARACTERS
        ? { message_payload: { message: text } }
        : { short_message: text }),
    };
  }
}
