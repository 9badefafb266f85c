import type { HasCar, ProductInfo } from '@polden/api-contract';

/** An instalment loan of somebody with a car has the sums, terms and rates of a loan on it. */
export function withCarTerms(
  products: readonly ProductInfo[],
  titleLoan: ProductInfo | undefined,
  hasCar: HasCar,
): readonly ProductInfo[] {
  if (hasCar !== 1 || !titleLoan) return products;
  const { sum, terms, termsDesc, rates, marketAveragePercent = null, fullCost } = titleLoan;
  return products.map((info) =>
    info.product === 'installment'
      ? { ...info, sum, terms, termsDesc, rates, marketAveragePercent, fullCost }
      : info,
  );
}

/** `car` of the address: 1 yes, 2 no. */
export function readHasCar(search: URLSearchParams): HasCar {
  const written = search.get('car');
  if (written === '1') return 1;
  return written === '2' ? 2 : 0;
}
