import { Injectable } from '@nestjs/common';
import type { BegunAnswers, KeepAnswers } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { leadTerm } from '../intake/lead-terms.ts';
import { unverifiedPhone, VerifiedPhone } from '../intake/verified-phone.ts';
import { ProductsService } from '../products/products.service.ts';
import { hasCarOf, stillNeeded } from '../questionnaire/still-needed.ts';
import { isLoan, type LeadEntity, type LoanLead } from '../storage/lead.entity.ts';
import { isOpenStatus, LeadRepository } from '../storage/lead.repository.ts';
import { type BegunQuestionnaire, PersonalDataVault } from '../storage/personal-data.ts';
import { leadById } from '../storage/stored-leads.repository.ts';

/**
 * What was answered of a questionnaire that is not sent yet. It lies with the request, sealed as all that names somebody,
 * and is gone once the questionnaire comes; neither the lender system nor a decision knows of it.
 */
@Injectable()
export class KeptAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LeadRepository,
    private readonly vault: PersonalDataVault,
    private readonly verifiedPhone: VerifiedPhone,
    private readonly products: ProductsService,
  ) {}

  /** Beside what was kept before; 422 on `id` for a request without questions that wait. */
  async keep(body: KeepAnswers, request: FastifyRequest): Promise<void> {
    const own = await this.own(body.leadId, request);
    const loan = await this.loanOf(own, body);
    await this.dataSource.transaction(async (manager) => {
      const lead = await this.repository.lock(manager, own.id);
      if (!lead || !waitsForAnswers(lead)) throw notWaiting();
      const personal = this.vault.open(lead);
      const begun: BegunQuestionnaire = {
        ...personal.begun,
        // What came empty is undefined here, and is sealed no more.
        answers: { ...personal.begun?.answers, ...body.answers },
        ...(loan && { loan }),
        ...(body.city !== undefined && { city: body.city }),
      };
      await this.repository.keepPersonal(manager, lead.id, this.vault.seal(lead.id, { ...personal, begun }));
    });
  }

  /** 422 on `id`, as above: to fill in what is sent already would be for nothing. */
  async of(leadId: string, request: FastifyRequest): Promise<BegunAnswers> {
    const lead = await this.own(leadId, request);
    if (!waitsForAnswers(lead)) throw notWaiting();
    return this.vault.open(lead).begun?.answers ?? {};
  }

  /** Others than the owner of the phone learn nothing, not even whether the request exists. */
  private async own(leadId: string, request: FastifyRequest): Promise<LoanLead> {
    const lead = await leadById(this.dataSource.manager, leadId);
    if (!lead || !isLoan(lead)) throw unverifiedPhone();
    await this.verifiedPhone.require(request, lead.phoneIndex);
    return lead;
  }

  /** The loan that the questionnaire would ask for; undefined where its terms stand already, or are none of its product. */
  private async loanOf(lead: LoanLead, asked: KeepAnswers): Promise<BegunQuestionnaire['loan']> {
    if (stillNeeded(lead) !== 'questionnaire') return undefined;
    const hasCar = asked.hasCar ?? hasCarOf(lead.source);
    const isOnCar = lead.product === 'installment' && hasCar === 1;
    const checked = leadTerm(asked, await this.products.product(isOnCar ? 'pts' : lead.product));
    return 'errors' in checked ? undefined : { requiredSum: asked.requiredSum, ...checked.term, hasCar };
  }
}

function waitsForAnswers(lead: LeadEntity): boolean {
  const needed = stillNeeded(lead);
  return isOpenStatus(lead.status) && (needed === 'questionnaire' || needed === 'contract-questions');
}

function notWaiting(): AppError {
  return AppError.invalid({ id: ['Анкета по этой заявке не нужна'] });
}
