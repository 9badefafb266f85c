import { Injectable } from '@nestjs/common';
import { LEAD_STAGE_WORDS, type LeadOffer, type LeadStage } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { isLoan, type LoanLead } from '../storage/lead.entity.ts';
import { leadById } from '../storage/stored-leads.repository.ts';
import { LeadRepository } from '../storage/lead.repository.ts';
import { LeadOffers } from '../offers/lead-offers.ts';
import { changedAt, LeadSigning } from '../documents/lead-signing.ts';
import { type PersonalData, PersonalDataVault } from '../storage/personal-data.ts';
import { unverifiedPhone, VerifiedPhone } from '../intake/verified-phone.ts';
import type { CodeTarget } from '../../sms/index.ts';
import { offerTermsOf } from './application.ts';
import { type SignaturePaper, signaturePapers } from './signature-papers.ts';

/** A lead of the caller's proved phone, and its documents as they are now. */
export interface OwnLead {
  lead: LoanLead;
  personal: PersonalData;
  offer: LeadOffer | null;
  /** What was approved is without interest. */
  isFree: boolean;
  papers: SignaturePaper[];
}

/** Without a proof of the lead's phone the caller learns nothing, not even whether the lead exists. */
@Injectable()
export class OwnLeads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly vault: PersonalDataVault,
    private readonly verifiedPhone: VerifiedPhone,
    private readonly signing: LeadSigning,
    private readonly offers: LeadOffers,
    private readonly repository: LeadRepository,
  ) {}

  /** 422 on `phone` for a stranger. */
  async of(leadId: string, request: FastifyRequest): Promise<OwnLead> {
    const lead = await leadById(this.dataSource.manager, leadId);
    if (!lead || !isLoan(lead)) throw unverifiedPhone();
    await this.verifiedPhone.require(request, lead.phoneIndex);
    const personal = this.vault.open(lead);
    const offer = await this.offers.of(lead);
    const terms = offerTermsOf(offer);
    const papers = signaturePapers(lead, personal, this.config.brand, terms);
    return { lead, personal, offer, isFree: terms.isFree, papers };
  }

  /** The same; 422 on `leadId` as well while, or once again, it has nothing to sign. */
  async toSign(leadId: string, request: FastifyRequest): Promise<OwnLead> {
    const own = await this.of(leadId, request);
    this.requireToSign(own);
    return own;
  }

  /** The same of one that was signed before it ended. */
  async toShow(leadId: string, request: FastifyRequest): Promise<OwnLead> {
    const own = await this.of(leadId, request);
    if ((await this.signing.stateOf(own.lead)) === 'none')
      throw nothingToSign(this.signing.stageToSign(own.lead));
    return own;
  }

  requireToSign({ lead }: Pick<OwnLead, 'lead'>): void {
    if (!this.signing.isToSign(lead)) throw nothingToSign(this.signing.stageToSign(lead));
  }

  /** The same in the transaction that signs, which nobody else overtakes; false when what was approved is another by now. */
  async requireStillToSign(manager: EntityManager, { lead }: OwnLead): Promise<boolean> {
    await this.repository.lockAllOf(manager, lead.phoneIndex);
    const now = await leadById(manager, lead.id);
    if (!now || !isLoan(now)) throw nothingToSign(null);
    this.requireToSign({ lead: now });
    return changedAt(now).getTime() === changedAt(lead).getTime();
  }
}

function nothingToSign(stage: LeadStage | null): AppError {
  const ended = stage === 'lapsed' || stage === 'declined' ? LEAD_STAGE_WORDS[stage] : null;
  return AppError.invalid({
    leadId: [
      ended
        ? `${ended.title}. ${ended.text}`
        : 'Подписывать пока нечего: документы появятся, когда заявка заполнена и одобрена',
    ],
  });
}

/** The code of one signing is no code of another. */
export function targetOf({ personal }: OwnLead, verificationId: string): CodeTarget {
  return { phone: personal.phone, purpose: 'signature', subject: verificationId };
}
