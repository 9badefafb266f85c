import { Injectable } from '@nestjs/common';
import type { LeadOffer, ProductInfo, Promotion } from '@polden/api-contract';
import { addMonths, calculateLoan, coolingOffHours, isPromoted, monthsToDays } from '@polden/lending-math';
import { moscowDay } from '@polden/ru';
import { DataSource } from 'typeorm';
import { ProductsService } from '../products/products.service.ts';
import { agreedTerms } from '../intake/lead-terms.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { LeadRepository } from '../storage/lead.repository.ts';

/** A phone has one loan without interest in so many months. */
const PROMOTION_MONTHS = 6;

/** What was approved, with its cost as the calculator of the site says it. */
@Injectable()
export class LeadOffers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly products: ProductsService,
    private readonly repository: LeadRepository,
  ) {}

  /** Null while nothing is approved, and where the lender has stopped lending so. */
  async of(lead: LeadEntity): Promise<LeadOffer | null> {
    if (lead.decision === null) return null;
    const { sum, monthCount, days } = agreedTerms(lead.decision, lead);
    const termDays = days ?? monthsToDays(monthCount ?? 0);
    const { products, promotion } = await this.products.info();
    // An instalment loan of somebody with a car has the terms of a loan on it.
    const code = lead.product === 'installment' && lead.source['hasCar'] === '1' ? 'pts' : lead.product;
    const product = products.find((each) => each.product === code);
    if (!product || termDays === 0) return null;
    const isFree = isPromoted(promotion, product, sum, termDays);
    const usedOn = isFree ? await this.promotionUsed(lead, product, promotion) : null;
    const applied = usedOn === null ? promotion : null;
    const loan = calculateLoan(product, sum, termDays, moscowDay(new Date()), applied);
    const { paymentKopecks, overpaymentKopecks, fullCostPercent } = loan;
    const hours = coolingOffHours(product, sum);
    return {
      sum,
      monthCount,
      days,
      paymentKopecks,
      overpaymentKopecks,
      fullCostPercent,
      coolingOffHours: hours,
      ...(usedOn !== null && { promotionUsed: { on: usedOn, again: addMonths(usedOn, PROMOTION_MONTHS) } }),
    };
  }

  /** The day (YYYY-MM-DD) when the phone was offered its loan without interest, this one aside; null when it was not. */
  private async promotionUsed(
    lead: LeadEntity,
    product: ProductInfo,
    promotion: Promotion | null,
  ): Promise<string | null> {
    const since = new Date(addMonths(moscowDay(lead.decidedAt ?? new Date()), -PROMOTION_MONTHS));
    const offered = await this.repository.offeredBefore(this.dataSource.manager, lead, since);
    const free = offered.find((other) => {
      const { sum, monthCount, days } = agreedTerms(other.decision, other);
      return isPromoted(promotion, product, sum, days ?? monthsToDays(monthCount ?? 0));
    });
    return free ? moscowDay(free.decidedAt) : null;
  }
}
