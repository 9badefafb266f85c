import type { TotalCounter } from '@polden/api-contract';

/** Whole roubles, and roubles a month. */
export const demoCounters: Omit<TotalCounter, 'created_at'>[] = [
  { module: 'loans', sum: 20_480_000_000, velocity: 350_000_000 },
  { module: 'investments', sum: 1_240_000_000, velocity: 290_000_000 },
];
