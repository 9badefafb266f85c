import type { RequestedLoan } from '@polden/api-contract';

const MONTHS_IN_YEAR = 12;

/** The page shows what its address asks for: of several products the right one, in its unit of terms. */
export function loanPagePath({
  path,
  product,
  requiredSum,
  days,
  requiredMonthCount,
  hasCar,
}: RequestedLoan): string {
  // The one loan whose term is chosen in years.
  const monthsInUnit = product === 'car-purchase' ? MONTHS_IN_YEAR : 1;
  const search = new URLSearchParams({
    product,
    sum: String(requiredSum),
    term: String(days ?? (requiredMonthCount && requiredMonthCount / monthsInUnit) ?? ''),
    ...(hasCar === 0 ? {} : { car: String(hasCar) }),
  });
  return `${path}?${search.toString()}`;
}
