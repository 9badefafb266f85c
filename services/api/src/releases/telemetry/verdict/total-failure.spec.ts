import { describe, expect, it } from '@jest/globals';
import { seededRandom } from './simulated-rollout.ts';
import { isTotalFailure } from './total-failure.ts';

const ROLLOUTS = 20_000;
const FIRST_VIEWS = 40;

/** How many of the rollouts of a version as good as the control were taken for a total failure, looked at after each page. */
function falseAlarms(rate: number, controlViewsBesideEach: number): number {
  const random = seededRandom(11);
  const failsIn = (views: number) =>
    Array.from({ length: views }, () => random()).filter((value) => value < rate).length;
  return Array.from({ length: ROLLOUTS }).filter(() => {
    const [canary, control] = [
      { views: 0, failures: 0 },
      { views: 0, failures: 0 },
    ];
    while (canary.views < FIRST_VIEWS && canary.failures === canary.views) {
      canary.views += 1;
      canary.failures += failsIn(1);
      control.views += controlViewsBesideEach;
      control.failures += failsIn(controlViewsBesideEach);
      if (isTotalFailure({ shells: 1, of: 1, loaded: 1, canary, control }, 0)) return true;
    }
    return false;
  }).length;
}

describe('a total failure', () => {
  it.each([
    [0.01, 9],
    [0.1, 1],
    [0.3, 9],
    [0.6, 1],
  ])(
    'is seen in none of 20,000 equal versions of which %d of the pages fail, %d of the control beside each',
    (rate, control) => {
      expect(falseAlarms(rate, control)).toBe(0);
    },
  );

  it('is seen after a few pages where the control is well', () => {
    const canary = { views: 4, failures: 4 };
    const control = { views: 20, failures: 0 };
    expect(isTotalFailure({ shells: 1, of: 1, loaded: 1, canary, control }, 0.01)).toBe(true);
  });
});
