import { describe, expect, it } from '@jest/globals';
import { keptPromise, oncePromised } from './kept-promise.ts';

describe('a promise that is kept', () => {
  it('is made once for all who ask, each key for itself', async () => {
    const kept = new Map<string, Promise<number>>();
    let made = 0;
    const ask = (key: string) => keptPromise(kept, key, async () => (made += 1));
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
    expect(await ask('a')).toBe(1);
  });

  it('is made again once it was rejected, and whoever asked meanwhile hears of it', async () => {
    let tries = 0;
    const ask = oncePromised(async () => {
      if ((tries += 1) === 1) throw new Error('not now');
      return tries;
    });
    const first = await Promise.allSettled([ask(), ask()]);
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(2);
  });

  it('is left alone by the failure of one that was forgotten before it', async () => {
    const kept = new Map<string, Promise<string>>();
    const { promise, reject } = Promise.withResolvers<string>();
    const old = keptPromise(kept, 'key', () => promise);
    kept.clear();
    const present = keptPromise(kept, 'key', async () => 'present');
    reject(new Error('too late'));
    await expect(old).rejects.toThrow('too late');
    expect(kept.get('key')).toBe(present);
  });
});
