import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Brand } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { ERASURE_ANSWER, ERASURE_ANSWER_DEAD } from '../../core/jobs/queues.ts';
import { SmsMessages } from '../../sms/index.ts';
import { ErasureNotices } from './erasure-notices.ts';
import {
  type ErasureRequestRow,
  findRequest,
  forgetPhone,
  giveBackAnswered,
  takeAnswered,
} from './erasure-requests.repository.ts';
import { RequestPhones } from './request-phones.ts';

/** Of the account's page that shows the request and its answer. */
const ANSWER_PATH = '/login/dannye';

/** Jobs of the queue's own time that an attempt is kept from others for: the one that is given up may still be sending. */
const LEASES = 2;

/** Tells the person of the answer, and then forgets the phone. */
@Injectable()
export class ErasureAnswerWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger(ErasureAnswerWorker.name);

  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly phones: RequestPhones,
    private readonly sms: SmsMessages,
    private readonly notices: ErasureNotices,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(ERASURE_ANSWER, ({ erasureRequestId: id }) => this.tell(id));
    await this.jobs.work(ERASURE_ANSWER_DEAD, ({ erasureRequestId: id }) => this.giveUp(id));
  }

  private async tell(id: string): Promise<void> {
    const { manager } = this.dataSource;
    // An attempt may come back at night.
    if (this.notices.secondsOfQuiet() > 0) return this.notices.queue(manager, id);
    const seconds = LEASES * this.config.limits.delivery.expireSeconds;
    const request = await takeAnswered(manager, id, seconds);
    const phone = request && this.phones.open(request);
    if (!request || phone === null) {
      // Who has it may fail yet: it is looked at again when it is over.
      if ((await findRequest(manager, id))?.phone) await this.notices.queue(manager, id, seconds);
      return;
    }
    const { brand, publicOrigin } = this.config;
    try {
      await this.sms.send({
        phone,
        text: smsOf(request, brand, publicOrigin + ANSWER_PATH),
        key: `erasure:${id}`,
      });
    } catch (error) {
      await giveBackAnswered(manager, id);
      // Neither a log nor a job may name who was written to; an answer from outside could.
      throw new Error('The message was not taken', { cause: error });
    }
    await forgetPhone(manager, id);
  }

  private async giveUp(id: string): Promise<void> {
    await forgetPhone(this.dataSource.manager, id);
    this.logger.error(`erasure request ${id}: the answer was not sent`);
  }
}

function smsOf({ state }: ErasureRequestRow, { name }: Brand, url: string): string {
  return state === 'confirmed'
    ? `${name}: ваши персональные данные стёрты, как вы просили. Подробности: ${url}`
    : `${name}: есть ответ на вашу просьбу стереть данные. Прочитайте его в кабинете: ${url}`;
}
