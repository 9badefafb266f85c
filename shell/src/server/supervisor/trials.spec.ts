import { beforeEach, describe, expect, it } from '@jest/globals';
import { Trials } from './trials.ts';

const [FIRST, SECOND] = [1, 2];
let trials: Trials;
let entered: number[];

const ask = (worker: number) => void trials.turn('/mfe/a', worker).then(() => entered.push(worker));
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  trials = new Trials();
  entered = [];
  ask(FIRST);
  ask(SECOND);
});

describe('a new release', () => {
  it('is tried by one process first; the others follow when it is well', async () => {
    await settled();
    expect(entered).toEqual([FIRST]);
    trials.tried('/mfe/a', FIRST, true);
    await settled();
    expect(entered).toEqual([FIRST, SECOND]);
  });

  it('is tried by the next one when the first has ended', async () => {
    await settled();
    trials.ended(FIRST);
    await settled();
    expect(entered).toEqual([FIRST, SECOND]);
  });
});
