import { Injectable } from '@nestjs/common';
import type { LeadOffer, ProductConditions, PromotionUsed } from '@polden/api-contract';
import { calculateLoan, coolingOffHours, isPromoted, monthsToDays } from '@polden/lending-math';
import { moscowDay } from '@polden/ru';
import { DataSource, type EntityManager } from 'typeorm';
import { changedAt } from '../documents/lead-signing.ts';
import { ProductsService } from '../products/products.service.ts';
import { agreedTerms } from '../intake/lead-terms.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { LeadRepository } from '../storage/lead.repository.ts';
import { keepSigned, promotionTaken } from './offers.repository.ts';
import { isPromotionUsed, promotionAgain } from './promotion-again.ts';

/** Whether a loan is without interest, and where it would be, why it is not. */
interface Freedom {
  isFree: boolean;
  used?: PromotionUsed;
}

/** What was approved, with its cost as the calculator of the site says it. */
@Injectable()
export class LeadOffers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly products: ProductsService,
    private readonly repository: LeadRepository,
  ) {}

  /**
   * As it was signed, whatever loans cost by now. Null while nothing is approved, once that is cancelled, and where the lender
   * has stopped lending so before it was signed.
   */
  async of(lead: LeadEntity): Promise<LeadOffer | null> {
    if (lead.decision === null || lead.status === 'cancelled') return null;
    const { signedOffer } = lead;
    const isAsSigned = signedOffer !== null && new Date(signedOffer.at) >= changedAt(lead);
    return isAsSigned ? signedOffer.offer : this.asItCosts(lead);
  }

  /** The documents of this offer are signed; false when it is without interest and the phone has signed another such meanwhile. */
  async sign(
    manager: EntityManager,
    lead: LeadEntity,
    { offer, isFree, at }: { offer: LeadOffer | null; isFree: boolean; at: Date },
  ): Promise<boolean> {
    // A signature of another lead at the same moment waits, and then sees that the promotion is taken.
    await this.repository.lockAllOf(manager, lead.phoneIndex);
    const taken = isFree ? await promotionTaken(manager, lead) : null;
    if (taken !== null && isPromotionUsed(taken, at)) return false;
    const signed = offer && { at: at.toISOString(), offer };
    await keepSigned(manager, lead.id, { at, signed, isFree });
    return true;
  }

  private async asItCosts(lead: LeadEntity): Promise<LeadOffer | null> {
    const { sum, monthCount, days } = agreedTerms(lead.decision, lead);
    const termDays = days ?? monthsToDays(monthCount ?? 0);
    const { products, promotion } = await this.products.info();
    // An instalment loan of somebody with a car has the terms of a loan on it.
    const code = lead.product === 'installment' && lead.source['hasCar'] === '1' ? 'pts' : lead.product;
    const product: ProductConditions | undefined = products.find((each) => each.product === code);
    if (!product || termDays === 0) return null;
    const { isFree, used } = await this.freedomOf(lead, isPromoted(promotion, product, sum, termDays));
    const rates = isFree ? product.rates.map((rate) => ({ ...rate, percent: 0 })) : product.rates;
    const loan = calculateLoan({ ...product, rates }, sum, termDays, moscowDay(new Date()));
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
      ...(used && { promotionUsed: used }),
    };
  }

  /** What was signed before offers were kept is free when it took the promotion, and then only. */
  private async freedomOf(lead: LeadEntity, isCovered: boolean): Promise<Freedom> {
    if (lead.promotionTakenAt !== null) return { isFree: true };
    if (!isCovered) return { isFree: false };
    const { manager } = this.dataSource;
    const last = (await this.repository.lastSignatures(manager, [lead.id])).get(lead.id);
    const signedAt = last && last >= changedAt(lead) ? last : undefined;
    const taken = await promotionTaken(manager, lead, signedAt);
    if (taken === null || !isPromotionUsed(taken, signedAt ?? new Date()))
      return { isFree: signedAt === undefined };
    return { isFree: false, used: { on: moscowDay(taken), again: promotionAgain(taken) } };
  }
}
