import { Injectable } from '@nestjs/common';
import {
  BOND_RISKS,
  type ConsentEnd,
  type ConsentRenewal,
  type ConsentText,
  DEPOSIT_RISKS,
  MESSAGE_CHANNELS,
  type MessageChannel,
  type MessageChoice,
  type OwnConsent,
  type OwnConsents,
  PERSONAL_DATA_CONSENT,
} from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { Client } from '../../clients/index.ts';
import {
  ADVERTISING_CONSENT,
  type ConsentDocument,
  CREDIT_HISTORY_CONSENT,
  filledIn,
} from '../../consents/index.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import { leadDocuments } from '../documents/lead-documents.ts';
import { documentTitle } from '../signature/signature-papers.ts';
import { LeadRepository } from '../storage/lead.repository.ts';
import { type AccountReader, AccountSubscriptions } from '../subscribe/account-subscriptions.ts';
import { ConsentsRepository, type GivenConsent } from './consents.repository.ts';

/** The history knows that a client did it, and not which one. */
const A_CLIENT = { id: 'client', name: 'Клиент' };

/** Signed along with them. */
const NO_CONSENT = 'loan-application';
/** Of what was read and is no document of a loan. */
const WARNING_TITLES: Record<string, string> = {
  [DEPOSIT_RISKS.id]: `${DEPOSIT_RISKS.title} займа компании`,
  [BOND_RISKS.id]: `${BOND_RISKS.title} облигаций`,
};

/** What is taken back here, and can be given here again. */
const RENEWABLE: readonly ConsentDocument[] = [ADVERTISING_CONSENT, CREDIT_HISTORY_CONSENT];

const ENDS: Record<string, ConsentEnd> = {
  [ADVERTISING_CONSENT.id]: 'here',
  [CREDIT_HISTORY_CONSENT.id]: 'here',
  [PERSONAL_DATA_CONSENT]: 'erasure',
  [DEPOSIT_RISKS.id]: 'read',
  [BOND_RISKS.id]: 'read',
};

/** What a client has agreed to, and what follows when it is taken back: at once. */
@Injectable()
export class Consents {
  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly repository: ConsentsRepository,
    private readonly subscriptions: AccountSubscriptions,
    private readonly leads: LeadRepository,
    private readonly history: HistoryService,
  ) {}

  async of({ owner, phoneIndex }: Client): Promise<OwnConsents> {
    const off = await this.repository.refusedChannels(this.dataSource.manager, phoneIndex);
    return {
      owner,
      items: await this.items(phoneIndex),
      messages: { sms: !off.includes('sms'), mail: !off.includes('mail') },
      subscriptions: await this.subscriptions.of(phoneIndex),
    };
  }

  /** 422 for what cannot be withdrawn here, or is not given any more. */
  async withdraw(client: Client, id: string, reader: AccountReader): Promise<OwnConsents> {
    const { phoneIndex } = client;
    const given = (await this.items(phoneIndex)).filter(
      (item) => item.id === id && item.withdrawnAt === null,
    );
    if (given.length === 0 || ENDS[id] !== 'here')
      throw AppError.invalid({ id: ['Этого согласия уже нет или его нельзя отозвать здесь'] });
    await this.dataSource.transaction(async (manager) => {
      const withdrawal = await this.repository.withdraw(manager, phoneIndex, id, new Date());
      await this.record(manager, withdrawal, `Отзыв согласия: ${documentTitle(id)}`, { consent: id });
      if (id === ADVERTISING_CONSENT.id) await this.subscriptions.endAll(manager, phoneIndex, reader);
      else await this.tellStaff(manager, phoneIndex, `Отозвано: ${documentTitle(id)}`);
    });
    return this.of(client);
  }

  /** 422 for what was not taken back, and for another text than the one in force. Again is the same. */
  async renew(client: Client, { id, edition }: ConsentRenewal, reader: AccountReader): Promise<OwnConsents> {
    const { phoneIndex } = client;
    const given = (await this.items(phoneIndex)).filter((item) => item.id === id);
    if (given.some(({ channel, withdrawnAt }) => channel === 'account' && withdrawnAt === null))
      return this.of(client);
    const text = given.find(({ renewal }) => renewal !== null)?.renewal;
    if (!text) throw AppError.invalid({ id: ['Этого согласия вы не отзывали или его нельзя дать здесь'] });
    if (text.edition !== edition)
      throw AppError.invalid({ id: ['Текст согласия изменился: прочитайте его ещё раз'] });
    await this.dataSource.transaction(async (manager) => {
      const at = new Date();
      const renewal = await this.repository.give(manager, phoneIndex, { id, edition, at }, reader);
      const title = documentTitle(id);
      await this.record(manager, renewal, `Согласие дано снова: ${title}`, { consent: id, edition });
      if (id !== ADVERTISING_CONSENT.id) await this.tellStaff(manager, phoneIndex, `Дано снова: ${title}`);
    });
    return this.of(client);
  }

  async choose(client: Client, { channel, on }: MessageChoice): Promise<OwnConsents> {
    const { phoneIndex } = client;
    await this.dataSource.transaction(async (manager) => {
      const changed = on
        ? await this.repository.allow(manager, phoneIndex, channel)
        : await this.repository.refuse(manager, phoneIndex, channel);
      if (changed) await this.record(manager, channel, MESSAGE_TITLES[channel], { channel, on });
    });
    return this.of(client);
  }

  /** Ways in which nobody is told of requests. */
  refusedChannels(phoneIndex: string): Promise<MessageChannel[]> {
    return this.repository.refusedChannels(this.dataSource.manager, phoneIndex);
  }

  private async items(phoneIndex: string): Promise<OwnConsent[]> {
    const withdrawn = await this.repository.withdrawn(phoneIndex);
    const given = await this.repository.given(phoneIndex);
    const endOf = ({ id, at }: GivenConsent) => withdrawn.find((each) => each.id === id && each.at >= at);
    const inForce = new Set(given.filter((each) => !endOf(each)).map(({ id }) => id));
    return given
      .filter(({ id }) => id !== NO_CONSENT)
      .map((each) => {
        const { id, edition, title, channel, at } = each;
        const end = endOf(each);
        return {
          id,
          title: title ?? WARNING_TITLES[id] ?? documentTitle(id),
          edition,
          givenAt: at.toISOString(),
          channel,
          withdrawnAt: end?.at.toISOString() ?? null,
          end: ENDS[id] ?? 'never',
          shownEdition: leadDocuments.find((document) => document.id === id)?.edition ?? null,
          renewal: inForce.has(id) ? null : this.renewalOf(id),
        };
      });
  }

  private renewalOf(id: string): ConsentText | null {
    const document = RENEWABLE.find((each) => each.id === id);
    if (!document) return null;
    return { edition: document.edition, paragraphs: filledIn(document.text, this.config.brand) };
  }

  /** In the timeline of every request that is still being decided. */
  private async tellStaff(manager: EntityManager, phoneIndex: string, consent: string): Promise<void> {
    for (const leadId of await this.repository.openLoans(manager, phoneIndex))
      await this.leads.note(manager, leadId, 'comment', { consent }, A_CLIENT.name);
  }

  private async record(manager: EntityManager, id: string, title: string, after: object): Promise<void> {
    await this.history.record(manager, {
      actor: A_CLIENT,
      action: 'update',
      entity: 'consent',
      entityId: id,
      title,
      before: null,
      after: { ...after },
    });
  }
}

const MESSAGE_TITLES: Record<(typeof MESSAGE_CHANNELS)[number], string> = {
  sms: 'СМС о ходе заявки',
  mail: 'Письма о ходе заявки',
};
