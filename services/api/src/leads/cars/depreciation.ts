import type { CarPrice, PriceRetention } from '@polden/reference-data';

/** Shares of its price that a car loses: in the first year, in each of the next four, of the next five, and later. */
interface Curve {
  first: number;
  toFifth: number;
  toTenth: number;
  later: number;
}

const CURVES: Record<PriceRetention, Curve> = {
  keeps: { first: 0.12, toFifth: 0.08, toTenth: 0.07, later: 0.05 },
  usual: { first: 0.15, toFifth: 0.1, toTenth: 0.08, later: 0.06 },
  falls: { first: 0.2, toFifth: 0.13, toTenth: 0.1, later: 0.08 },
};

/** A car that runs is worth this much of a new one. */
const FLOOR = 0.05;
const KM_A_YEAR = 15_000;
const KM_STEP = 10_000;
/** Change of the price for each step above the usual mileage, and below it; both are bounded. */
const ABOVE = -0.02;
const BELOW = 0.015;
const MILEAGE_BOUNDS = [0.75, 1.1] as const;
const ROUNDING = 1000;

/**
 * What a car is worth, in whole roubles rounded to thousands: the price of a new one, the curve of its years and the
 * distance from the usual mileage. `age` in whole years, `mileage` in kilometres. docs/car-cost.md explains it.
 */
export function carCost({ base, retention }: CarPrice, age: number, mileage?: number): number {
  const share = Math.max(FLOOR, remaining(CURVES[retention], age) * mileageFactor(age, mileage));
  return Math.round((base * share) / ROUNDING) * ROUNDING;
}

function remaining({ first, toFifth, toTenth, later }: Curve, age: number): number {
  let share = 1;
  for (let year = 1; year <= age; year += 1) {
    if (year === 1) share *= 1 - first;
    else if (year <= 5) share *= 1 - toFifth;
    else share *= 1 - (year <= 10 ? toTenth : later);
  }
  return share;
}

function mileageFactor(age: number, mileage: number | undefined): number {
  if (mileage === undefined) return 1;
  // A car of this year has run for half of it.
  const steps = (mileage - KM_A_YEAR * Math.max(0.5, age)) / KM_STEP;
  const factor = 1 + steps * (steps > 0 ? ABOVE : -BELOW);
  return Math.min(MILEAGE_BOUNDS[1], Math.max(MILEAGE_BOUNDS[0], factor));
}
