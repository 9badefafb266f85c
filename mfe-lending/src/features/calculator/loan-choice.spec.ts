import { describe, expect, it } from '@jest/globals';
import { PRODUCTS } from '../../testing/lender-data.ts';
import { choiceOf, chooseLoan, readAddress, type EarlierChoice } from './loan-choice.ts';

const preset = { product: 'pts', sumRubles: 280_000, termDays: 1_440 } as const;
const untouched: EarlierChoice = {
  loanChosen: false,
  product: 'pts',
  sum: 280_000,
  period: 48,
  instalmentChosen: false,
  iSum: 30_000,
  iPeriod: 12,
};

function choose(search: string, earlier: EarlierChoice | null = untouched) {
  const loan = chooseLoan(PRODUCTS, preset, readAddress(new URLSearchParams(search)), earlier);
  return loan && [loan.product.product, loan.sumRubles, loan.termDays];
}

describe('the loan that a calculator shows', () => {
  it.each([
    ['', ['pts', 280_000, 1_440]],
    ['product=pdl', ['pdl', 15_000, 21]],
    ['product=pdl&sum=20+000&term=10', ['pdl', 20_000, 10]],
    ['product=installment&term=8', ['installment', 80_000, 240]],
    ['product=installment&sum=9999999&term=999', ['installment', 100_000, 360]],
    ['product=pts&term=30', ['pts', 280_000, 1_080]],
    ['product=castle&sum=lots', ['pts', 280_000, 1_440]],
  ])('«%s» → %p', (search, loan) => {
    expect(choose(search)).toEqual(loan);
  });

  it('keeps what was chosen when the product changes, within the new bounds', () => {
    const chosen: EarlierChoice = { ...untouched, loanChosen: true, sum: 90_000, period: 24 };
    expect(choose('product=installment', chosen)).toEqual(['installment', 90_000, 360]);
    expect(choose('product=pdl', chosen)).toEqual(['pdl', 30_000, 30]);
    expect(choose('', chosen)).toEqual(['pts', 90_000, 720]);
  });

  it('is the one chosen before on a page whose address names none', () => {
    expect(choose('', { ...untouched, loanChosen: true, product: 'pdl', sum: 5_000, period: 7 })).toEqual([
      'pdl',
      5_000,
      7,
    ]);
  });

  it('is the own choice of a loan in instalments, whatever was chosen elsewhere since', () => {
    const elsewhere: EarlierChoice = { ...untouched, loanChosen: true, sum: 300_000, period: 36 };
    const own = { ...elsewhere, instalmentChosen: true, iSum: 50_000, iPeriod: 6 };
    expect(choose('product=installment', own)).toEqual(['installment', 50_000, 180]);
    expect(choose('product=pts', own)).toEqual(['pts', 300_000, 1_080]);
    expect(choose('product=installment', elsewhere)).toEqual(['installment', 100_000, 360]);
  });

  it('is remembered as an own one for instalments without a car only', () => {
    const [installment, pts] = PRODUCTS;
    if (!installment || !pts) throw new Error('no products');
    expect(choiceOf(installment, 2, 50_000, 6)).toMatchObject({ loanType: 1, iSum: 50_000, iPeriod: 6 });
    expect(choiceOf(installment, 1, 250_000, 36)).not.toHaveProperty('iSum');
    expect(choiceOf(pts, 0, 250_000, 36)).toEqual({
      product: 'pts',
      loanType: 0,
      sum: 250_000,
      period: 36,
      loanChosen: true,
    });
  });

  it('is none when nothing is lent', () => {
    expect(chooseLoan([], preset, readAddress(new URLSearchParams()), untouched)).toBeNull();
  });
});
