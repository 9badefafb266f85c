import { Injectable } from '@nestjs/common';
import type { Bond, InvestorCalcOptions } from '@polden/api-contract';
import { bond, type ContentValues, depositTerm } from '@polden/content-model';
import { readBondRepayments } from '@polden/lending-math';
import { moscowDay } from '@polden/ru';
import { VisibleContent } from '../visible-content.ts';
import { depositOptions } from './deposit-options.ts';

type BondValues = Pick<ContentValues<typeof bond>, 'repayments' | 'coupons' | 'year'>;

/** What staff wrote of the parts of the face value; null when it cannot be so. */
function repaymentsOf({ repayments, coupons, year }: BondValues) {
  return readBondRepayments(repayments, (year ?? 0) * Number(coupons));
}

/** What investors are offered. */
@Injectable()
export class InvestorOffers {
  constructor(private readonly content: VisibleContent) {}

  async calcOptions(): Promise<InvestorCalcOptions> {
    const terms = await this.content.all(depositTerm);
    const days = terms.map(({ column }) => moscowDay(column('updated_at') as Date)).sort();
    return { ...depositOptions(terms.map(({ values }) => values)), asOf: days.at(-1) ?? null };
  }

  /** An issue that is less than one bond is none: nobody can buy of it. */
  async bonds(): Promise<Bond[]> {
    const items = (await this.content.all(bond)).filter(
      ({ values }) => (values.volume ?? 0) >= (values.nominal ?? 0),
    );
    return items.map(({ id, values, column }) => ({
      id,
      ticker: values.ticker,
      numberIssue: values.numberIssue,
      coupon: values.coupon ?? 0,
      volume: values.volume ?? 0,
      dateBeforeOffer: values.dateBeforeOffer ?? '',
      currentYear: values.currentYear ?? 0,
      year: values.year ?? 0,
      nominal: values.nominal ?? 0,
      placedOn: values.placedOn,
      couponsAYear: Number(values.coupons),
      repayments: repaymentsOf(values) ?? [],
      asOf: moscowDay(column('updated_at') as Date),
    }));
  }
}
