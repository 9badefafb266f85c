import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type Brand,
  LEAD_STAGE_WORDS,
  leadNumber,
  type LeadStage,
  leadStageTitle,
  OFFERED_LEAD_STAGES,
  type ToldLeadStage,
} from '@polden/api-contract';
import { formatDate, formatRubles } from '@polden/ru';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { GiveUpError } from '../../core/jobs/give-up-error.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import {
  LEAD_LETTER,
  LEAD_MESSAGE,
  LEAD_MESSAGE_DEAD,
  type LeadMessage,
  queueOf,
} from '../../core/jobs/queues.ts';
import { Mailer, type Letter } from '../../core/mail/mailer.ts';
import { SmsMessages } from '../../sms/index.ts';
import { ConsentsRepository } from '../own-consents/consents.repository.ts';
import { LeadSigning } from '../documents/lead-signing.ts';
import { agreedTerms } from '../intake/lead-terms.ts';
import { LoginLinks } from '../login-link/login-links.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { LeadRepository } from '../storage/lead.repository.ts';
import { type PersonalData, PersonalDataVault } from '../storage/personal-data.ts';
import { LeadMessageRepository, type MessageOutcome } from './lead-message.repository.ts';
import { LeadMessages } from './lead-messages.ts';
import { leadById } from '../storage/stored-leads.repository.ts';
import { brandedLetter } from '../../core/mail/branded-letter.ts';

const TOO_MANY = 429;

/** Sends what borrowers are told; what fails is retried by the queue, and the staff sees how it ended. */
@Injectable()
export class LeadMessageWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger(LeadMessageWorker.name);

  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly messages: LeadMessageRepository,
    private readonly leadMessages: LeadMessages,
    private readonly leads: LeadRepository,
    private readonly consents: ConsentsRepository,
    private readonly vault: PersonalDataVault,
    private readonly signing: LeadSigning,
    private readonly links: LoginLinks,
    private readonly sms: SmsMessages,
    private readonly mailer: Mailer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const queue of [LEAD_MESSAGE, LEAD_LETTER] as const)
      await this.jobs.work(queue, (message) => this.tell(message));
    await this.jobs.work(LEAD_MESSAGE_DEAD, (message) => this.giveUp(message));
  }

  private async tell(message: LeadMessage): Promise<void> {
    const { manager } = this.dataSource;
    const overtaken = await this.messages.isOvertaken(manager, message);
    if (overtaken === null) return;
    const lead = await leadById(manager, message.leadId);
    if (!lead) return;
    const stage = await this.signing.stageOf(lead);
    if (overtaken || !isTrueOf(message.stage, stage)) {
      await this.settle(message, 'outdated');
      return;
    }
    const refused = await this.consents.refusedChannels(manager, lead.phoneIndex);
    if (refused.includes(message.channel)) {
      await this.settle(message, 'declined');
      return;
    }
    const data = this.vault.open(lead);
    const quietSeconds = message.channel === 'sms' ? this.leadMessages.secondsOfQuiet(data) : 0;
    const taken = quietSeconds > 0 ? quietSeconds : await this.take(message, data.phone);
    if (typeof taken === 'number') {
      await this.jobs.send(manager, queueOf(message), message, { delaySeconds: taken });
      return;
    }
    try {
      await this.send(message, lead, data, taken);
    } catch (error) {
      await this.messages.giveBack(manager, message);
      // Neither a log nor a job may name who was written to; an answer from outside could.
      this.logger.warn(`lead ${lead.id}: ${message.channel} of stage ${message.stage} was not taken`);
      if (error instanceof GiveUpError) throw error;
      throw new Error('The message was not taken', { cause: error });
    }
    await this.settle(message, 'sent');
  }

  /** Takes the message and spends what it costs, or neither: then seconds until it may be sent, otherwise when it was first tried. */
  private async take(message: LeadMessage, phone: string): Promise<number | Date> {
    const { expireSeconds } = this.config.limits.delivery;
    try {
      return await this.dataSource.transaction(async (manager) => {
        const attempt = await this.messages.take(manager, message, expireSeconds);
        // Who has it may fail yet: the queue comes back to see.
        if (attempt === null) throw new Error('Another worker has taken the message');
        if (attempt.number === 1 && message.channel === 'sms') await this.sms.spend(manager, phone);
        return attempt.firstAt;
      });
    } catch (error) {
      if (error instanceof AppError && error.status === TOO_MANY) return Number(error.fields?.['retryAfter']);
      throw error;
    }
  }

  private async send(
    { stage, channel, changeId, renewed = false }: LeadMessage,
    lead: LeadEntity,
    { phone, questionnaire }: PersonalData,
    firstAt: Date,
  ): Promise<void> {
    const { brand, personalAccountUrl } = this.config;
    if (channel === 'mail') {
      const email = questionnaire?.email;
      if (email !== undefined) await this.mailer.send(letterOf(email, personalAccountUrl, brand));
      return;
    }
    const told: Told = {
      leadId: lead.id,
      stage,
      renewed,
      created: lead.createdAt,
      until: lead.offerUntil,
      sum: lead.decision ? agreedTerms(lead.decision, lead).sum : undefined,
      // A provider that has had the message knows it by its key, if it is the same.
      link: this.links.shortLinkOf(lead, firstAt),
    };
    await this.sms.send({ phone, text: smsOf(told, brand), key: `${lead.id}:${changeId}` });
  }

  private async giveUp(message: LeadMessage): Promise<void> {
    await this.settle(message, 'dead');
    this.logger.error(`lead ${message.leadId}: ${message.channel} of stage ${message.stage} was not sent`);
  }

  private async settle(message: LeadMessage, outcome: Exclude<MessageOutcome, 'waiting'>): Promise<void> {
    const { leadId, stage, channel } = message;
    await this.dataSource.transaction(async (manager) => {
      const attempts = await this.messages.settle(manager, message, outcome);
      if (attempts === null) return;
      const tries = attempts > 1 ? { attempts } : {};
      await this.leads.note(manager, leadId, 'message', { stage, channel, outcome, ...tries });
    });
  }
}

/** What a borrower is told of his request at the phone he has confirmed: the words are those of its page. */
interface Told {
  /** Of the request. */
  leadId: string;
  stage: ToldLeadStage;
  /** Nothing of it is new but its last day. */
  renewed: boolean;
  /** When the request was made. */
  created: Date;
  /** Whole roubles that were approved. */
  sum: number | undefined;
  /** The last day of what was approved. */
  until: string | null;
  /** Into the personal account. */
  link: string;
}

function smsOf({ leadId, created, link, ...told }: Told, { name }: Brand): string {
  return `${name}, заявка ${leadNumber(leadId)} от ${formatDate(created, 'long day')}. ${newsOf(told)} Подробнее: ${link}`;
}

function newsOf({ stage, renewed, sum, until }: Pick<Told, 'stage' | 'renewed' | 'sum' | 'until'>): string {
  const title = `${titleOf(stage, sum)}.`;
  if (until === null || !OFFERED_LEAD_STAGES.includes(stage)) return title;
  const day = formatDate(until, 'long day');
  return renewed
    ? `Предложение продлено до ${day} включительно.`
    : `${title} Предложение действует по ${day}.`;
}

/** What was to be told at one stage is no less true at the next that says the same: the borrower has answered meanwhile. */
function isTrueOf(told: ToldLeadStage, stage: LeadStage): boolean {
  return LEAD_STAGE_WORDS[told].title === LEAD_STAGE_WORDS[stage].title;
}

/** Nobody has confirmed the address, so the letter says only that there is something to read. */
function letterOf(to: string, accountUrl: string, brand: Brand): Letter {
  const [phone] = brand.phones;
  const orCall = phone === undefined ? '' : ` или позвоните нам: ${phone.title}`;
  return brandedLetter(
    {
      to,
      subject: 'По вашей заявке есть новости',
      heading: 'По вашей заявке есть новости',
      paragraphs: [`Чтобы их узнать, зайдите на сайт${orCall}.`],
      button: { title: 'Зайти на сайт', url: accountUrl },
      footer: [
        `Этот адрес указали в заявке на сайте ${brand.domain}. Если это были не вы, просто удалите письмо.`,
      ],
    },
    brand,
  );
}

function titleOf(stage: ToldLeadStage, sum: number | undefined): string {
  return leadStageTitle(stage, sum === undefined ? undefined : formatRubles(sum));
}
