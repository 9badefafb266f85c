import { describe, expect, it } from '@jest/globals';
import { PRODUCTS } from '../../testing/lender-data.ts';
import { choiceOf, chooseLoan, readChoices, type KeptChoices } from './loan-choice.ts';

const TITLE_LOAN = { product: 'pts', sumRubles: 280_000, termDays: 1_440 } as const;
const PAYDAY = { product: 'pdl', sumRubles: 30_000, termDays: 15 } as const;

function choose(
  search: string,
  choices: KeptChoices = {},
  preset: typeof TITLE_LOAN | typeof PAYDAY = TITLE_LOAN,
) {
  const loan = chooseLoan(PRODUCTS, { preset, search, hasCar: 0 }, choices);
  return loan && [loan.product.product, loan.sumRubles, loan.termDays];
}

describe('the loan that a calculator shows', () => {
  it.each([
    ['', ['pts', 280_000, 1_440]],
    ['?product=pdl', ['pdl', 15_000, 21]],
    ['?product=pdl&sum=20+000&term=10', ['pdl', 20_000, 10]],
    ['?product=installment&term=8', ['installment', 80_000, 240]],
    ['?product=installment&sum=9999999&term=999', ['installment', 100_000, 360]],
    ['?sum=300+000,00+%E2%82%BD', ['pts', 300_000, 1_440]],
    ['?product=pts&term=30', ['pts', 280_000, 1_080]],
    ['?sum=0,3+млн', ['pts', 300_000, 1_440]],
    ['?sum=300к', ['pts', 300_000, 1_440]],
    ['?sum=3e5', ['pts', 280_000, 1_440]],
    ['?sum=-300000', ['pts', 280_000, 1_440]],
    ['?product=castle&sum=lots', ['pts', 280_000, 1_440]],
  ])('«%s» → %p', (search, loan) => {
    expect(choose(search)).toEqual(loan);
  });

  it('is the one chosen before for its product, and for no other', () => {
    const installment = { sum: 90_000, period: 6, at: '' };
    expect(choose('?product=installment', { installment })).toEqual(['installment', 90_000, 180]);
    expect(choose('', { installment })).toEqual(['pts', 280_000, 1_440]);
    expect(choose('', { installment }, PAYDAY)).toEqual(['pdl', 30_000, 15]);
    expect(choose('?product=pdl', { installment })).toEqual(['pdl', 15_000, 21]);
    const pdl = { sum: 5_000, period: 7, at: '' };
    expect(choose('', { pdl, installment }, PAYDAY)).toEqual(['pdl', 5_000, 7]);
    expect(choose('?product=installment', { pdl })).toEqual(['installment', 80_000, 360]);
  });

  it('is brought within the bounds of its product, whatever was kept', () => {
    expect(choose('', { pdl: { sum: 280_000, period: 48, at: '' } }, PAYDAY)).toEqual(['pdl', 30_000, 30]);
    expect(choose('', { pts: { sum: -5, period: 0, at: '' } })).toEqual(['pts', 50_000, 720]);
  });

  it('follows a link with a sum in it until another one is chosen there', () => {
    const at = '?sum=500000';
    expect(choose(at, { pts: { sum: 300_000, period: 36, at: '' } })).toEqual(['pts', 500_000, 1_440]);
    expect(choose(at, { pts: { sum: 300_000, period: 36, at } })).toEqual(['pts', 300_000, 1_080]);
    expect(choose(at, { installment: { sum: 30_000, period: 6, at } })).toEqual(['pts', 500_000, 1_440]);
  });

  it('is the one that was sent last, unless another was chosen since', () => {
    const at = '?sum=300000';
    const sent = { product: 'pts', sumRubles: 500_000, termDays: 1_080, hasCar: 0 } as const;
    const place = { preset: TITLE_LOAN, search: at, hasCar: 0, sent } as const;
    const sums = (choices: KeptChoices, search = at) =>
      chooseLoan(PRODUCTS, { ...place, search }, choices)?.sumRubles;
    expect(sums({})).toBe(500_000);
    expect(sums({ pts: { sum: 700_000, period: 36, at } })).toBe(700_000);
    expect(sums({}, '?product=installment')).toBe(80_000);
  });

  it('is the usual one where the address has what is usual for the other answer about the car', () => {
    const preset = { product: 'installment', sumRubles: 90_000, termDays: 180 } as const;
    const presetOfOther = { product: 'installment', sumRubles: 30_000, termDays: 360 } as const;
    const place = { preset, presetOfOther, hasCar: 2 } as const;
    const sums = (search: string) => chooseLoan(PRODUCTS, { ...place, search }, {})?.sumRubles;
    expect(sums('?sum=30+000&term=12')).toBe(90_000);
    expect(sums('?sum=30+000&term=9')).toBe(30_000);
  });

  it('is none when nothing is lent', () => {
    expect(chooseLoan([], { preset: TITLE_LOAN, search: '', hasCar: 0 }, {})).toBeNull();
  });
});

describe('a choice that is kept', () => {
  it('stands beside those of other products; with a car instalments have one more', () => {
    const [installment, pts] = PRODUCTS;
    if (!installment || !pts) throw new Error('no products');
    const own = choiceOf({}, installment, 2, { sum: 50_000, period: 6, at: '' });
    expect(own).toMatchObject({ loanType: 1, iSum: 50_000, iPeriod: 6 });
    const withCar = choiceOf(own.choices, installment, 1, { sum: 250_000, period: 36, at: '' });
    expect(withCar).not.toHaveProperty('iSum');
    expect(choiceOf(withCar.choices, pts, 0, { sum: 300_000, period: 24, at: '' })).toEqual({
      product: 'pts',
      loanType: 0,
      sum: 300_000,
      period: 24,
      choices: {
        installment: { sum: 50_000, period: 6, at: '' },
        'installment-with-car': { sum: 250_000, period: 36, at: '' },
        pts: { sum: 300_000, period: 24, at: '' },
      },
    });
  });

  it.each([null, 'x', 7, { pts: null }, { pts: { sum: '1', period: 2, at: '' } }, { pts: { sum: 1 } }])(
    'is dropped when the storage holds %j',
    (stored) => {
      expect(readChoices(stored)).toEqual({});
    },
  );
});
