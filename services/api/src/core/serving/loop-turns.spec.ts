import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { LoopTurns } from './loop-turns.ts';

/** Turns of the event loop until `act` has been called, in each of which `accepting` is asked once. */
async function turnsUntil(accepting: () => number): Promise<number> {
  const turns = new LoopTurns(accepting);
  let isCalled = false;
  turns.next(() => (isCalled = true));
  let count = 0;
  while (!isCalled) {
    await turn();
    count += 1;
  }
  return count;
}

describe('the turn of a request', () => {
  it('is the next one while nobody comes', async () => {
    expect(await turnsUntil(() => 0)).toBeLessThan(3);
  });

  it('comes after those of the connections, and after forty in any case', async () => {
    let accepted = 0;
    expect(await turnsUntil(() => Math.min((accepted += 1), 10))).toBeGreaterThanOrEqual(10);
    const turns = await turnsUntil(() => (accepted += 1));
    expect(turns).toBeGreaterThanOrEqual(40);
    expect(turns).toBeLessThan(50);
  });
});
