import { Injectable } from '@nestjs/common';
import type { LeadOffer } from '@polden/api-contract';
import { calculateLoan, coolingOffHours, monthsToDays } from '@polden/lending-math';
import { moscowDay } from '@polden/ru';
import { ProductsService } from '../products/products.service.ts';
import { agreedTerms } from '../intake/lead-terms.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';

/** What was approved, with its cost as the calculator of the site says it. */
@Injectable()
export class LeadOffers {
  constructor(private readonly products: ProductsService) {}

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
    const loan = calculateLoan(product, sum, termDays, moscowDay(new Date()), promotion);
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
    };
  }
}
