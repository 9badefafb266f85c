/** A part of the nominal that is returned before the maturity, together with a coupon. */
export interface BondRepayment {
  /** Number of the coupon, from 1. */
  coupon: number;
  /** Percent of the nominal, two digits after the comma. */
  percent: number;
}

/** Parts of the nominal in one of which shares are reckoned: hundredths of a percent. */
const WHOLE = 10_000;

/**
 * Reads «8: 25; 10: 25», a part after another: number of the coupon and percent of the nominal. '' is none; null for what is
 * written otherwise, for coupons out of order, and for parts that leave nothing for the last day.
 *
 * @param couponCount of the whole term: the last one falls on the maturity, when the rest is returned anyway
 */
export function readBondRepayments(text: string, couponCount: number): BondRepayment[] | null {
  const parts = text
    .split(/[;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const repayments = parts.flatMap((part) => {
    const [, coupon, percent] = /^(\d{1,3})\s*:\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*%?$/u.exec(part) ?? [];
    return coupon && percent ? [{ coupon: Number(coupon), percent: Number(percent.replace(',', '.')) }] : [];
  });
  const isInOrder = repayments.every(
    ({ coupon, percent }, index) =>
      coupon > (repayments[index - 1]?.coupon ?? 0) && coupon < couponCount && percent > 0,
  );
  const isRead = repayments.length === parts.length && isInOrder && unitsOf(repayments) < WHOLE;
  return isRead ? repayments : null;
}

/** How much of the nominal still bears interest for the coupon, in hundredths of a percent of it: 10,000 is all. */
export function owedUnits(repayments: readonly BondRepayment[], coupon: number): number {
  return WHOLE - unitsOf(repayments.filter((part) => part.coupon < coupon));
}

/**
 * Years for which what is owed at first would bear as much interest as what is owed of it later does over the coupons behind
 * those that are paid, up to and with the last, as a fraction: it is exact.
 */
export function yearsOwed(
  repayments: readonly BondRepayment[],
  coupons: { paid: number; last: number },
  couponsAYear: number,
): { times: number; of: number } {
  const { paid, last } = coupons;
  const units = Array.from({ length: Math.max(last - paid, 0) }, (_, index) =>
    owedUnits(repayments, paid + index + 1),
  );
  return {
    times: units.reduce((sum, owed) => sum + owed, 0),
    of: owedUnits(repayments, paid + 1) * couponsAYear,
  };
}

function unitsOf(repayments: readonly BondRepayment[]): number {
  return repayments.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0);
}
