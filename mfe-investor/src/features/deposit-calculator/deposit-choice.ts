import type { InvestorCalcOptions, InvestorEntityId, ProfitOptionId } from '@polden/api-contract';
import { readRoubles } from '@polden/ru';

/** A deposit that is really offered. */
export interface Deposit {
  entity: InvestorCalcOptions['entities'][number];
  /** Whole roubles, within the bounds of the term. */
  sumRubles: number;
  /** Bounds of the sum for this person, payout and term, whole roubles. */
  minSum: number;
  maxSum: number;
  /** Months. */
  period: number;
  profitOption: ProfitOptionId;
  /** Simple interest, percent a year. */
  yearPercent: number;
}

/** What was asked for, in the address or in the calculator: any numbers. */
export interface AskedDeposit {
  entity?: number | undefined;
  sum?: number | undefined;
  period?: number | undefined;
  profit?: number | undefined;
  /** Months of the term beside which the first one stands. */
  second?: number | undefined;
}

/** Of `ProfitOptionId`: interest is paid every month. */
export const MONTHLY: ProfitOptionId = 1;
/** Of `InvestorEntityId`. */
export const LEGAL_PERSON: InvestorEntityId = 1;

export function readAddress(search: URLSearchParams): AskedDeposit {
  return {
    entity: numberIn(search.get('entity')),
    sum: numberIn(search.get('sum')),
    period: numberIn(search.get('period')),
    profit: numberIn(search.get('profit')),
    second: numberIn(search.get('second')),
  };
}

/**
 * The offered deposit nearest to what was asked for; the first of everything where nothing was, the usual sum and
 * term. The person counts before the payout, the payout before the term. Null when nothing is offered.
 */
export function chooseDeposit(options: InvestorCalcOptions, asked: AskedDeposit): Deposit | null {
  const { entities, defaultPeriod, rates } = options;
  const entity = entities.find(({ id }) => id === asked.entity) ?? entities[0];
  if (!entity) return null;
  const payouts = offeredPayouts(options, entity.id);
  const profitOption = (payouts.find(({ id }) => id === asked.profit) ?? payouts[0])?.id;
  if (profitOption === undefined) return null;
  const period = nearest(offeredPeriods(options, { entity, profitOption }), asked.period ?? defaultPeriod);
  const rate = rates.find(
    (known) => known.entity === entity.id && known.profitOption === profitOption && known.months === period,
  );
  if (!rate || period === undefined) return null;
  return {
    entity,
    sumRubles: Math.min(Math.max(asked.sum ?? entity.defaultSum, rate.minSum), rate.maxSum),
    minSum: rate.minSum,
    maxSum: rate.maxSum,
    period,
    profitOption,
    yearPercent: rate.percent,
  };
}

/** When that person may be paid the interest: not every payout is offered to everybody. */
export function offeredPayouts({ profitOptions, rates }: InvestorCalcOptions, entity: InvestorEntityId) {
  return profitOptions.filter(({ id }) =>
    rates.some((rate) => rate.entity === entity && rate.profitOption === id),
  );
}

/** Months for which that person may lend with that payout. */
export function offeredPeriods(
  { rates }: InvestorCalcOptions,
  { entity, profitOption }: Pick<Deposit, 'entity' | 'profitOption'>,
): number[] {
  return rates
    .filter((rate) => rate.entity === entity.id && rate.profitOption === profitOption)
    .map(({ months }) => months)
    .sort((a, b) => a - b);
}

/** Of those the months for which the deposit's own sum may be lent: terms stand beside each other with the same money. */
export function comparablePeriods(options: InvestorCalcOptions, deposit: Deposit): number[] {
  const { entity, profitOption, sumRubles } = deposit;
  return offeredPeriods(options, deposit).filter((months) => {
    const other = chooseDeposit(options, {
      entity: entity.id,
      profit: profitOption,
      period: months,
      sum: sumRubles,
    });
    return other?.sumRubles === sumRubles;
  });
}

/**
 * The term beside which the deposit's own stands: the one asked for, be it the same, else the next longer, else the next
 * shorter one. Null when the sum may be lent for one only.
 */
export function chooseSecond(
  options: InvestorCalcOptions,
  deposit: Deposit,
  asked: number | undefined,
): Deposit | null {
  const offered = comparablePeriods(options, deposit);
  const others = offered.filter((months) => months !== deposit.period);
  if (others.length === 0) return null;
  const period =
    offered.find((months) => months === asked) ??
    others.find((months) => months > deposit.period) ??
    others.at(-1);
  const { entity, sumRubles, profitOption } = deposit;
  return chooseDeposit(options, { entity: entity.id, sum: sumRubles, profit: profitOption, period });
}

/** Query of the page with this deposit; `second` only when it was asked for. */
export function searchOf({ entity, sumRubles, period, profitOption }: Deposit, second?: number): string {
  return query({ entity: entity.id, sum: sumRubles, period, profit: profitOption, second });
}

/** Query of the same page with another kind of person: the sum is that person's own, all else stays. */
export function searchFor(
  entity: InvestorEntityId,
  { period, profitOption }: Deposit,
  second?: number,
): string {
  return query({ entity, period, profit: profitOption, second });
}

function query(values: Record<string, number | undefined>): string {
  const there = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `?${new URLSearchParams(there).toString()}`;
}

/** At a foot of a few roubles, or of none, where half a decade is no step. */
const LEAST_STEP_RUBLES = 1_000;

/** Where the slider of the sum halts: finely at its foot, where most people choose, and in millions at its top. */
export function sumStops(minRubles: number, maxRubles: number): number[] {
  const stops = [minRubles];
  for (let stop = minRubles; stop < maxRubles;) {
    const step = Math.max(10 ** Math.floor(Math.log10(stop)) / 2, LEAST_STEP_RUBLES);
    stop = Math.min((Math.floor(stop / step) + 1) * step, maxRubles);
    stops.push(stop);
  }
  return stops;
}

function nearest(numbers: readonly number[], wanted: number): number | undefined {
  return [...numbers].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}

function numberIn(text: string | null): number | undefined {
  return readRoubles(text ?? '') ?? undefined;
}
