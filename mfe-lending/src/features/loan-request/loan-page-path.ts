import type { RequestedLoan } from '@polden/api-contract';

/** The page shows what its address asks for: of several products the right one, in its unit of terms. */
export function loanPagePath({
  path,
  product,
  requiredSum,
  days,
  requiredMonthCount,
  hasCar,
}: RequestedLoan): string {
  const search = new URLSearchParams({
    product,
    sum: String(requiredSum),
    term: String(days ?? requiredMonthCount ?? ''),
    ...(hasCar === 0 ? {} : { car: String(hasCar) }),
  });
  return `${path}?${search.toString()}`;
}
