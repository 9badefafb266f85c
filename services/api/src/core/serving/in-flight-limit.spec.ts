import { beforeEach, describe, expect, it } from '@jest/globals';
import { InFlightLimit } from './in-flight-limit.ts';

const MOST = 40;
const WANTED = { turnMs: 1, waitForDatabase: 0, wasWanting: true };

let limit: InFlightLimit;

beforeEach(() => {
  limit = new InFlightLimit(MOST);
});

/** As often as in ten seconds. */
function adapt(pressure: Parameters<InFlightLimit['adapt']>[0]): number {
  for (let times = 0; times < 100; times += 1) limit.adapt(pressure);
  return limit.current;
}

describe('how many requests are worked on at a time', () => {
  it('grows to the most that may be while requests wait and nothing is busy', () => {
    expect(adapt(WANTED)).toBe(MOST);
  });

  it.each([
    ['the thread', { ...WANTED, turnMs: 30 }],
    ['a connection to the database', { ...WANTED, waitForDatabase: 3 }],
  ])('falls while they only wait for %s, but never to nothing', (_what, pressure) => {
    const first = limit.current;
    limit.adapt(pressure);
    expect(limit.current).toBeLessThan(first);
    expect(adapt(pressure)).toBe(8);
  });

  it('stays when nobody asks for more', () => {
    const first = limit.current;
    expect(adapt({ ...WANTED, wasWanting: false })).toBe(first);
  });

  it('is never more than was configured', () => {
    expect(new InFlightLimit(2).current).toBe(2);
  });
});
