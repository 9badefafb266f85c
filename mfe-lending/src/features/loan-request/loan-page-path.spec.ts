import { describe, expect, it } from '@jest/globals';
import { daysToMonths } from '@polden/lending-math';
import { PRODUCTS } from '../../testing/lender-data.ts';
import { chooseLoan } from '../calculator/loan-choice.ts';
import { loanPagePath } from './loan-page-path.ts';

describe('the page of a loan that was asked for once', () => {
  it.each(PRODUCTS.map((product) => [product.product, product] as const))(
    'has the sum and the term of it: %s',
    (product, { sum, terms }) => {
      const inDays = terms.multiply === 1;
      const path = loanPagePath({
        path: '/',
        product,
        requiredSum: sum.min,
        requiredMonthCount: inDays ? null : daysToMonths(terms.min),
        days: inDays ? terms.min : null,
        hasCar: 0,
      });
      const preset = { product, sumRubles: sum.max, termDays: terms.max };
      const search = path.slice(path.indexOf('?'));
      expect(chooseLoan(PRODUCTS, { preset, search, hasCar: 0 }, {})).toMatchObject({
        product: { product },
        sumRubles: sum.min,
        termDays: terms.min,
      });
    },
  );
});
