import { describe, expect, it } from '@jest/globals';
import { LoopTurns } from './loop-turns.ts';

/** In how many turns of the event loop `act` is called, in each of which `accepting` is asked once. */
async function turnsUntil(accepting: () => number): Promise<number> {
  let asked = 0;
  const turns = new LoopTurns(() => {
    asked += 1;
    return accepting();
  });
  await new Promise<void>((resolve) => turns.next(resolve));
  return asked;
}

describe('the turn of a request', () => {
  it('is the next one while nobody comes', async () => {
    expect(await turnsUntil(() => 0)).toBe(1);
  });

  it('comes after those of the connections, and after forty in any case', async () => {
    let accepted = 0;
    expect(await turnsUntil(() => Math.min((accepted += 1), 10))).toBe(11);
    expect(await turnsUntil(() => (accepted += 1))).toBe(41);
  });
});
