import { Injectable } from '@nestjs/common';
import type { LeadOffer } from '@polden/api-contract';
import { addMonths, calculateLoan, coolingOffHours, isPromoted, monthsToDays } from '@polden/lending-math';
import { moscowDay } from '@polden/ru';
import { DataSource, type EntityManager } from 'typeorm';
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

  /** Null while nothing is approved, once that is cancelled, and where the lender has stopped lending so. */
  async of(lead: LeadEntity): Promise<LeadOffer | null> {
    if (lead.decision === null || lead.status === 'cancelled') return null;
    const { sum, monthCount, days } = agreedTerms(lead.decision, lead);
    const termDays = days ?? monthsToDays(monthCount ?? 0);
    const { products, promotion } = await this.products.info();
    // An instalment loan of somebody with a car has the terms of a loan on it.
    const code = lead.product === 'installment' && lead.source['hasCar'] === '1' ? 'pts' : lead.product;
    const product = products.find((each) => each.product === code);
    if (!product || termDays === 0) return null;
    const isFree = isPromoted(promotion, product, sum, termDays);
    const usedOn = isFree ? await this.promotionUsed(lead) : null;
    const applied = usedOn === null ? promotion : null;
    const loan = calculateLoan(product, sum, termDays, moscowDay(new Date()), applied);
    const { paymentKopecks, overpaymentKopecks, fullCostPercent, schedule } = loan;
    const hours = coolingOffHours(product, sum);
    const isAnother = sum !== lead.requiredSum || monthCount !== lead.monthCount || days !== lead.days;
    return {
      product: product.product,
      sum,
      monthCount,
      days,
      paymentKopecks,
      paymentCount: schedule.length,
      lastPaymentKopecks: schedule.at(-1)?.paymentKopecks ?? paymentKopecks,
      overpaymentKopecks,
      fullCostPercent,
      coolingOffHours: hours,
      ...(lead.offerUntil !== null && { until: lead.offerUntil }),
      ...(isAnother && {
        asked: { sum: lead.requiredSum ?? 0, monthCount: lead.monthCount, days: lead.days },
      }),
      ...(usedOn !== null && { promotionUsed: { on: usedOn, again: addMonths(usedOn, PROMOTION_MONTHS) } }),
    };
  }

  /** The documents of a loan without interest are signed; false when the phone has signed others meanwhile. */
  take(manager: EntityManager, lead: LeadEntity, at: Date): Promise<boolean> {
    return this.repository.takePromotion(manager, lead, { since: halfYearBefore(at), at });
  }

  /** The day (YYYY-MM-DD) when the phone took its loan without interest before this one; null when it did not. */
  private async promotionUsed(lead: LeadEntity): Promise<string | null> {
    if (lead.promotionTakenAt !== null) return null;
    const { manager } = this.dataSource;
    const signed = await this.repository.lastSignatures(manager, [lead.id]);
    const until = signed.get(lead.id);
    const since = halfYearBefore(until ?? new Date());
    const taken = await this.repository.promotionTaken(manager, lead, { since, until });
    return taken && moscowDay(taken);
  }
}

function halfYearBefore(moment: Date): Date {
  return new Date(addMonths(moscowDay(moment), -PROMOTION_MONTHS));
}
