import { describe, expect, it } from '@jest/globals';
import { OPTIONS } from '../../testing/investor-data.ts';
import { chooseDeposit, chooseSecond, readAddress, searchFor, searchOf, sumStops } from './deposit-choice.ts';

function choose(search: string) {
  const deposit = chooseDeposit(OPTIONS, readAddress(new URLSearchParams(search)));
  return deposit && [deposit.entity.id, deposit.sumRubles, deposit.period, deposit.profitOption];
}

describe('the deposit that a calculator shows', () => {
  it.each([
    ['', [0, 1_500_000, 18, 1]],
    ['entity=1', [1, 500_000, 18, 1]],
    ['entity=0&sum=3+000+000&period=36&profit=2', [0, 3_000_000, 36, 2]],
    ['entity=0&sum=2+000+000.00', [0, 2_000_000, 18, 1]],
    ['entity=0&sum=600000', [0, 1_500_000, 18, 1]],
    ['entity=1&sum=600000', [1, 600_000, 18, 1]],
    ['sum=999999999999', [0, 250_000_000, 18, 1]],
    ['period=20&profit=7', [0, 1_500_000, 18, 1]],
    ['period=600', [0, 1_500_000, 36, 1]],
    ['entity=castle&sum=lots', [0, 1_500_000, 18, 1]],
  ])('«%s» → %p', (search, deposit) => {
    expect(choose(search)).toEqual(deposit);
  });

  it('has the rate of its person, option and term', () => {
    const rates = OPTIONS.rates.map((rate) => ({
      ...rate,
      percent: 10 * rate.entity + rate.profitOption + rate.months / 100,
    }));
    const deposit = chooseDeposit({ ...OPTIONS, rates }, { entity: 1, profit: 2, period: 24 });
    expect(deposit?.yearPercent).toBe(12.24);
  });

  it('has a term that is offered to its person', () => {
    const rates = OPTIONS.rates.filter(({ entity, months }) => entity === 0 || months < 24);
    const deposit = chooseDeposit({ ...OPTIONS, rates }, { entity: 1, period: 36 });
    expect(deposit?.period).toBe(18);
  });

  it.each([
    [{ profit: 1 }, [0, 1]],
    [{ entity: 1 }, [1, 2]],
    [{ entity: 1, profit: 1 }, [1, 2]],
    [{ entity: 1, profit: 2 }, [1, 2]],
  ])('has a payout that is offered to its person: %p → %p', (asked, found) => {
    const rates = OPTIONS.rates.filter(({ entity, profitOption }) => entity === 0 || profitOption === 2);
    const deposit = chooseDeposit({ ...OPTIONS, rates }, asked);
    expect([deposit?.entity.id, deposit?.profitOption]).toEqual(found);
  });

  it('keeps to the bounds of its own term', () => {
    const rates = OPTIONS.rates.map((rate) =>
      rate.months === 12 ? { ...rate, minSum: 2_000_000, maxSum: 5_000_000 } : rate,
    );
    const sumOf = (sum: number, period: number) =>
      chooseDeposit({ ...OPTIONS, rates }, { sum, period })?.sumRubles;
    expect([sumOf(1_500_000, 12), sumOf(9_000_000, 12)]).toEqual([2_000_000, 5_000_000]);
    expect([sumOf(1_500_000, 18), sumOf(9_000_000, 18)]).toEqual([1_500_000, 9_000_000]);
  });

  it.each(['entities', 'profitOptions', 'rates'] as const)('is none without %s', (missing) => {
    expect(chooseDeposit({ ...OPTIONS, [missing]: [] }, {})).toBeNull();
  });

  it('keeps term and payout for another person, whose sum is another', () => {
    const deposit = chooseDeposit(OPTIONS, { sum: 9_000_000, period: 24, profit: 2 });
    expect(deposit && searchFor(1, deposit)).toBe('?entity=1&period=24&profit=2');
  });
});

describe('the term beside it', () => {
  it.each([
    [18, undefined, 24],
    [36, undefined, 24],
    [18, 12, 12],
    [18, 18, 18],
    [18, 20, 24],
  ])('for %p months, asked for %p, is %p', (period, asked, second) => {
    const deposit = chooseDeposit(OPTIONS, { period });
    expect(deposit && chooseSecond(OPTIONS, deposit, asked)?.period).toBe(second);
  });

  it('is none where only one is offered', () => {
    const options = { ...OPTIONS, rates: OPTIONS.rates.filter(({ months }) => months === 12) };
    const deposit = chooseDeposit(options, {});
    expect(deposit && chooseSecond(options, deposit, 24)).toBeNull();
  });

  it('is one for which the same sum may be lent', () => {
    const rates = OPTIONS.rates.map((rate) => (rate.months === 24 ? { ...rate, maxSum: 2_000_000 } : rate));
    const deposit = chooseDeposit({ ...OPTIONS, rates }, { sum: 3_000_000, period: 18 });
    expect(deposit && chooseSecond({ ...OPTIONS, rates }, deposit, 24)?.period).toBe(36);
  });

  it('stands in the address with all that was chosen', () => {
    const deposit = chooseDeposit(OPTIONS, { sum: 2_000_000, period: 24 });
    expect(deposit && searchOf(deposit, 12)).toBe('?entity=0&sum=2000000&period=24&profit=1&second=12');
  });
});

describe('stops of the sum', () => {
  it('go finely where sums are small and reach the largest', () => {
    const stops = sumStops(1_500_000, 250_000_000);
    expect(stops.slice(0, 3)).toEqual([1_500_000, 2_000_000, 2_500_000]);
    expect(stops.slice(-2)).toEqual([200_000_000, 250_000_000]);
    expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
    expect(stops.length).toBeLessThan(60);
  });

  it('come back to round numbers from one that is not', () => {
    expect(sumStops(1_234_567, 2_300_000)).toEqual([1_234_567, 1_500_000, 2_000_000, 2_300_000]);
  });

  it('are whole roubles where no least sum is set', () => {
    expect(sumStops(0, 3_000)).toEqual([0, 1_000, 2_000, 3_000]);
    expect(sumStops(1, 1_500)).toEqual([1, 1_000, 1_500]);
  });
});
