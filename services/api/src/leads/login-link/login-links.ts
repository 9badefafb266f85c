import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { maskedPhone } from '@polden/ru';
import type { AccountLoggedIn } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { ClientLogin, ClientSessions, type LinkEntry } from '../../clients/index.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { DataCipher } from '../../core/crypto/data-cipher.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { LeftPhones } from '../../sms/index.ts';
import { isLoan, type LeadEntity, type LoanLead } from '../storage/lead.entity.ts';
import { leadById } from '../storage/stored-leads.repository.ts';
import { LeadOffers } from '../offers/lead-offers.ts';
import { LeadSigning } from '../documents/lead-signing.ts';
import { processingStatus } from '../status/lead-stage.ts';
import { agreedTerms, checkLeadType } from '../intake/lead-terms.ts';
import type { HandedOverLeadDto, LoginLinkDto, LoginLinkRequestDto } from './login-link.dto.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { unverifiedPhone, VerifiedPhone } from '../intake/verified-phone.ts';

/** Hands a borrower over to the personal account. */
@Injectable()
export class LoginLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly blindIndex: BlindIndex,
    private readonly cipher: DataCipher,
    private readonly vault: PersonalDataVault,
    private readonly verifiedPhone: VerifiedPhone,
    private readonly offers: LeadOffers,
    private readonly signing: LeadSigning,
    private readonly entry: ClientLogin,
    private readonly sessions: ClientSessions,
    private readonly left: LeftPhones,
  ) {}

  /**
   * The link for the verified phone of the lead; others learn nothing, not even whether the lead exists. 422 on `leadType` for a
   * kind that requests for its product cannot be of.
   */
  async create(body: LoginLinkRequestDto, request: FastifyRequest): Promise<LoginLinkDto> {
    const lead = await leadById(this.dataSource.manager, body.leadId);
    if (!lead || !isLoan(lead)) throw unverifiedPhone();
    await this.verifiedPhone.require(request, lead.phoneIndex);
    if (body.phone !== undefined && this.blindIndex.of('phone', body.phone) !== lead.phoneIndex)
      throw unverifiedPhone();
    checkLeadType(lead.product, body.leadType, lead.leadType);
    return { link: this.linkOf(lead, body), status: processingStatus(await this.signing.stageOf(lead)) };
  }

  /**
   * What the link shows; reading it uses nothing up: those who look through messages open links as well. One from before its
   * owner has left everywhere is dead to all but his own session: whoever has it on a device that he has left reads no more.
   */
  async open(text: string, request: FastifyRequest): Promise<HandedOverLeadDto> {
    const { lead, entry, madeAt } = await this.read(text);
    const client = await this.sessions.of(request);
    const isOwn = client?.phoneIndex === lead.phoneIndex;
    const isLeft = await this.left.isLeftSince(lead.phoneIndex, madeAt);
    if (isLeft && !isOwn) throw deadLink();
    const stage = await this.signing.stageOf(lead);
    return {
      account: client && (isOwn ? 'own' : 'other'),
      logsIn: entry !== null && !isLeft && !(await this.entry.isUsed(entry.signature)),
      id: lead.id,
      product: lead.product,
      maskedPhone: maskedPhone(this.vault.open(lead).phone),
      requiredSum: lead.requiredSum ?? 0,
      requiredMonthCount: lead.monthCount,
      days: lead.days,
      created: lead.createdAt.toISOString(),
      status: processingStatus(stage),
      stage,
      offer: await this.offers.of(lead),
    };
  }

  /** Logs its owner in, once: 422 on `query` for a link that has, is too old for it, or dead. */
  async logIn(text: string, request: FastifyRequest, reply: FastifyReply): Promise<AccountLoggedIn> {
    const { entry } = await this.read(text);
    const loggedIn = entry && (await this.entry.byLink(entry, request, reply));
    if (!loggedIn) throw deadLink();
    return loggedIn;
  }

  /**
   * The lead that a link is about, and when the link was made, to the second. A link that was changed, has expired or outlived
   * its lead is one and the same 422.
   */
  private async read(text: string): Promise<{ lead: LoanLead; entry: LinkEntry | null; madeAt: Date }> {
    const query = new URLSearchParams(text);
    const signature = query.get('signature') ?? '';
    query.delete('signature');
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.signatureOf(query));
    const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
    const expires = Number(query.get('expires'));
    if (!isSigned || expires < Date.now() / 1000) throw deadLink();
    const lead = await leadById(this.dataSource.manager, query.get('leadId') ?? '');
    if (!lead || !isLoan(lead)) throw deadLink();
    const { loginLinkSeconds, messageLinkSeconds } = this.config.limits.lead;
    // The link of a message knows no phone, and lasts longer than that of a page.
    const lasts = query.has('token') ? loginLinkSeconds : messageLinkSeconds;
    const [madeAt, expiresAt] = [new Date((expires - lasts) * 1000), new Date(expires * 1000)];
    return { lead, entry: this.entryOf(lead, { signature, madeAt, expiresAt }), madeAt };
  }

  /** Null for a link that has not gone to a confirmed phone, or too long ago. */
  private entryOf(lead: LeadEntity, link: Omit<LinkEntry, 'phone'>): LinkEntry | null {
    const lastsMs = this.config.limits.client.linkSeconds * 1000;
    if (!lead.phoneVerified || link.madeAt.getTime() + lastsMs < Date.now()) return null;
    return { ...link, phone: this.vault.open(lead).phone };
  }

  /**
   * `…/login?leadId&sum&months|days&leadType[&partner][&leadTypeId][&leadGenCode]&expires&token&signature`: `expires` is in seconds since the
   * epoch, `token` is `<key id>.<sealed phone>`, `signature` the base64url HMAC-SHA-256 of the query before it.
   */
  linkOf(lead: LeadEntity, { leadType, partner }: Partial<LoginLinkRequestDto> = {}): string {
    const { loginLinkSeconds } = this.config.limits.lead;
    const sealed = this.cipher.seal(this.vault.open(lead).phone, `login-link:${lead.id}`);
    const query = new URLSearchParams({
      leadId: lead.id,
      ...termsOf(lead),
      leadType: leadType ?? lead.leadType ?? '',
      ...marksOf(lead, partner),
      expires: String(Math.floor(Date.now() / 1000) + loginLinkSeconds),
      token: `${sealed.keyId}.${sealed.data.toString('base64url')}`,
    });
    query.set('signature', this.signatureOf(query));
    const link = new URL(this.config.personalAccountUrl);
    link.search = query.toString();
    return link.href;
  }

  /** The same in as few characters as open it, for a message that is read later: it knows no phone. Its time begins at `from`. */
  shortLinkOf(lead: LeadEntity, from: Date): string {
    const expires = Math.floor(from.getTime() / 1000) + this.config.limits.lead.messageLinkSeconds;
    const query = new URLSearchParams({ leadId: lead.id, expires: String(expires) });
    query.set('signature', this.signatureOf(query));
    const link = new URL(this.config.personalAccountUrl);
    link.search = query.toString();
    return link.href;
  }

  private signatureOf(query: URLSearchParams): string {
    return createHmac('sha256', this.config.secrets.loginLink).update(query.toString()).digest('base64url');
  }
}

function termsOf(lead: LeadEntity): Record<string, string> {
  const { sum, monthCount, days } = agreedTerms(lead.decision, lead);
  return {
    sum: String(sum),
    ...(days === null ? { months: String(monthCount) } : { days: String(days) }),
  };
}

/** Marks of the partner who brought the lead: the personal account passes them on. */
function marksOf({ source, leadGenCode }: LeadEntity, given: string | undefined): Record<string, string> {
  const { partner, leadTypeId } = source;
  const marks = { partner: given ?? partner, leadTypeId, leadGenCode };
  return Object.fromEntries(Object.entries(marks).filter((entry): entry is [string, string] => !!entry[1]));
}

function deadLink(): AppError {
  return AppError.invalid({ query: ['Ссылка устарела или повреждена'] });
}
