import { describe, expect, it } from '@jest/globals';
import { isWorse, noEvidence, observe, wealthOf } from './sequential-test.ts';
import { quantile, seededRandom, viewsUntilWorse } from './simulated-rollout.ts';

const TEN_PERCENT = { canary: 10, control: 90 };

function rollouts(count: number, rollout: Omit<Parameters<typeof viewsUntilWorse>[0], 'look'>): number[] {
  return Array.from({ length: count }, (_, seed) =>
    viewsUntilWorse({ ...rollout, look: TEN_PERCENT }, seededRandom(seed + 1)),
  )
    .filter((views) => views !== null)
    .sort((a, b) => a - b);
}

describe('the sequential test', () => {
  it('seldom finds an identical canary worse, though it looks after each block', () => {
    const alarms = rollouts(100, { control: 0.01, canary: 0.01, tolerance: 0, views: 5_000 });
    expect(alarms.length).toBeLessThanOrEqual(1);
  });

  it('leaves alone a canary that is worse by the tolerance only', () => {
    const alarms = rollouts(30, { control: 0.01, canary: 0.02, tolerance: 0.01, views: 5_000 });
    expect(alarms.length).toBeLessThanOrEqual(1);
  });

  it('finds three failures in a hundred instead of one', () => {
    const found = rollouts(20, { control: 0.01, canary: 0.03, tolerance: 0.01, views: 20_000 });
    expect(found).toHaveLength(20);
    expect(quantile(found, 0.5)).toBeLessThan(5_000);
  });

  it('finds a canary that fails in three of ten views within a hundred of them', () => {
    const found = rollouts(100, { control: 0.01, canary: 0.3, tolerance: 0.01, views: 100 });
    expect(found).toHaveLength(100);
  });

  it('is not misled when both sides fail together', () => {
    const calm = { control: { views: 900, failures: 9 }, canary: { views: 100, failures: 1 } };
    const outage = { control: { views: 900, failures: 450 }, canary: { views: 100, failures: 50 } };
    const evidence = [calm, outage, outage, outage, calm].reduce(observe, noEvidence(0));
    expect(isWorse(evidence)).toBe(false);
  });

  it('is not misled by a canary that was widened during an outage', () => {
    const narrow = { control: { views: 990, failures: 10 }, canary: { views: 10, failures: 0 } };
    const wide = { control: { views: 500, failures: 100 }, canary: { views: 500, failures: 100 } };
    expect(isWorse([narrow, narrow, wide, wide].reduce(observe, noEvidence(0)))).toBe(false);
  });

  it('waits until both sides have views', () => {
    const canaryOnly = { control: { views: 0, failures: 0 }, canary: { views: 500, failures: 500 } };
    expect(wealthOf([canaryOnly, canaryOnly].reduce(observe, noEvidence(0)))).toBe(1);
  });
});
