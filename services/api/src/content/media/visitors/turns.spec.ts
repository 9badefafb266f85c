import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.ts';

describe('turns', () => {
  it('run a few at once, let a few wait and turn the rest away', async () => {
    const turns = new Turns({ running: 2, waiting: 1 }, () => new Error('busy'));
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const work = (number: number) =>
      turns.take(() => {
        begun.push(number);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const first = work(1);
    const others = [work(2), work(3)];
    await expect(work(4)).rejects.toThrow('busy');
    expect(begun).toEqual([1, 2]);
    ends[0]?.();
    await first;
    expect(begun).toEqual([1, 2, 3]);
    for (const end of ends) end();
    await Promise.all(others);
    await expect(turns.take(() => Promise.resolve('free'))).resolves.toBe('free');
  });

  it('pass on after a work that failed', async () => {
    const turns = new Turns({ running: 1, waiting: 1 }, () => new Error('busy'));
    await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turns.take(() => Promise.resolve('free'))).resolves.toBe('free');
  });
});
