import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { CrmDriver } from '../crm/crm-driver.ts';
import { LeadSigning } from '../documents/lead-signing.ts';
import { agreedTerms, leadTerm } from '../intake/lead-terms.ts';
import { offeringOf } from '../offers/offering.ts';
import { ProductsService } from '../products/products.service.ts';
import { hasCarOf } from '../questionnaire/still-needed.ts';
import { isLoan, type LeadDecision, type LeadEntity, type LoanLead } from '../storage/lead.entity.ts';

export interface OfferTerms {
  /** Whole roubles. */
  sum: number;
  /** In days or months, as the request counts. */
  term: number;
}

/** What somebody of the staff may offer on a request. */
@Injectable()
export class StaffOffers {
  constructor(
    private readonly crm: CrmDriver,
    private readonly signing: LeadSigning,
    private readonly products: ProductsService,
  ) {}

  /** The terms as they are kept; 422 for what this request cannot be offered. */
  async termsToOffer(
    manager: EntityManager,
    lead: LeadEntity,
    { sum, term }: OfferTerms,
  ): Promise<LeadDecision> {
    const stage = await this.signing.stageOf(lead, manager);
    const offering = offeringOf(lead, stage, this.crm.ability);
    if (offering === null || !isLoan(lead))
      throw AppError.invalid({ status: ['По этой заявке сейчас нельзя сделать предложение'] });
    if (offering === 'terms') return { sum, ...(await this.checkedTerm(lead, { sum, term })) };
    const agreed = agreedTerms(lead.decision, lead);
    if (sum !== agreed.sum || term !== (agreed.days ?? agreed.monthCount))
      throw AppError.invalid({ sum: ['Решает CRM: продлить можно только то, что она одобрила'] });
    return agreed;
  }

  private async checkedTerm(lead: LoanLead, { sum, term }: OfferTerms) {
    // An instalment loan of somebody with a car has the bounds of a loan on it.
    const isOnCar = lead.product === 'installment' && hasCarOf(lead.source) === 1;
    const product = await this.products.product(isOnCar ? 'pts' : lead.product);
    const asked = {
      requiredSum: sum,
      ...(lead.days === null ? { requiredMonthCount: term } : { days: term }),
    };
    const checked = leadTerm(asked, product, { sum: 'sum', term: 'term' });
    if ('errors' in checked) throw AppError.invalid(checked.errors);
    return checked.term;
  }
}
