import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { BlindIndex } from '../crypto/blind-index.ts';
import { DataCipher } from '../crypto/data-cipher.ts';
import { LeadEntity } from './lead.entity.ts';
import type { LoginLinkDto, LoginLinkRequestDto } from './login-link.dto.ts';
import { PersonalDataVault } from './personal-data.ts';
import { unverifiedPhone, VerifiedPhone } from './verified-phone.ts';

/** Hands a borrower over to the personal account. */
@Injectable()
export class LoginLinks {
  constructor(
    @InjectRepository(LeadEntity) private readonly leads: Repository<LeadEntity>,
    private readonly config: ApiConfig,
    private readonly blindIndex: BlindIndex,
    private readonly cipher: DataCipher,
    private readonly vault: PersonalDataVault,
    private readonly verifiedPhone: VerifiedPhone,
  ) {}

  /** The link for the verified phone of the lead; whoever else asks learns nothing, not even whether the lead exists. */
  async create(body: LoginLinkRequestDto, request: FastifyRequest): Promise<LoginLinkDto> {
    const lead = await this.leads.findOneBy({ id: body.leadId });
    if (!lead) throw unverifiedPhone();
    await this.verifiedPhone.require(request, lead.phoneIndex);
    if (body.phone !== undefined && this.blindIndex.of('phone', body.phone) !== lead.phoneIndex)
      throw unverifiedPhone();
    return { link: this.signedLink(lead, body), status: lead.crmAcceptedAt ? 'success' : 'progress' };
  }

  /**
   * `…/login?leadId&sum&months|days&leadType[&partner]&expires&token&signature`: `expires` is in seconds since the
   * epoch, `token` is `<key id>.<sealed phone>`, `signature` the base64url HMAC-SHA-256 of the query before it.
   */
  private signedLink(lead: LeadEntity, { leadType, partner }: LoginLinkRequestDto): string {
    const { loginLinkSeconds } = this.config.limits.lead;
    const sealed = this.cipher.seal(this.vault.open(lead).phone, `login-link:${lead.id}`);
    const query = new URLSearchParams({
      leadId: lead.id,
      sum: String(lead.requiredSum),
      ...(lead.days === null ? { months: String(lead.monthCount) } : { days: String(lead.days) }),
      leadType: leadType ?? lead.leadType,
      ...(partner !== undefined && { partner }),
      expires: String(Math.floor(Date.now() / 1000) + loginLinkSeconds),
      token: `${sealed.keyId}.${sealed.data.toString('base64url')}`,
    });
    const signature = createHmac('sha256', this.config.secrets.loginLink)
      .update(query.toString())
      .digest('base64url');
    query.set('signature', signature);
    const link = new URL(this.config.personalAccountUrl);
    link.search = query.toString();
    return link.href;
  }
}
