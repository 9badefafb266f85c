import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { LeadEntity } from '../storage/lead.entity.ts';
import { LeadOffers } from '../offers/lead-offers.ts';
import { LeadSigning } from '../documents/lead-signing.ts';
import { type PersonalData, PersonalDataVault } from '../storage/personal-data.ts';
import { unverifiedPhone, VerifiedPhone } from '../intake/verified-phone.ts';
import type { CodeTarget } from '../../sms/index.ts';
import { type SignaturePaper, signaturePapers } from './signature-papers.ts';

/** A lead whose phone the caller has proved, and its documents as they are now. */
export interface OwnLead {
  lead: LeadEntity;
  personal: PersonalData;
  /** What was approved is without interest. */
  isFree: boolean;
  papers: SignaturePaper[];
}

/** Whoever has not proved the phone of a lead learns nothing of it, not even whether it exists. */
@Injectable()
export class OwnLeads {
  constructor(
    @InjectRepository(LeadEntity) private readonly leads: Repository<LeadEntity>,
    private readonly config: ApiConfig,
    private readonly vault: PersonalDataVault,
    private readonly verifiedPhone: VerifiedPhone,
    private readonly signing: LeadSigning,
    private readonly offers: LeadOffers,
  ) {}

  /** 422 on `phone` for a stranger. */
  async of(leadId: string, request: FastifyRequest): Promise<OwnLead> {
    const lead = await this.leads.findOneBy({ id: leadId });
    if (!lead || lead.product === null) throw unverifiedPhone();
    await this.verifiedPhone.require(request, lead.phoneIndex);
    const personal = this.vault.open(lead);
    const isFree = await this.offers.isFree(lead);
    const papers = signaturePapers(lead, personal, { brand: this.config.brand, isFree });
    return { lead, personal, isFree, papers };
  }

  /** The same; 422 on `leadId` as well while, or once again, it has nothing to sign. */
  async toSign(leadId: string, request: FastifyRequest): Promise<OwnLead> {
    const own = await this.of(leadId, request);
    await this.requireToSign(own);
    return own;
  }

  async requireToSign({ lead }: OwnLead): Promise<void> {
    if ((await this.signing.stateOf(lead)) !== 'none') return;
    throw AppError.invalid({
      leadId: ['Подписывать пока нечего: документы появятся, когда заявка заполнена и одобрена'],
    });
  }
}

/** The code of one signing is no code of another. */
export function targetOf({ personal }: OwnLead, verificationId: string): CodeTarget {
  return { phone: personal.phone, purpose: 'signature', subject: verificationId };
}
