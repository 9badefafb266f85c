import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { lookAgain } from './look-again.ts';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');
type Set = Parameters<typeof lookAgain>[0][number];

const at = (ms: number) => new Date(NOW + ms).toISOString();
const scheduled = (ms: number): Set => ({ stage: 'scheduled', publishAt: at(ms) });

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

describe('when sets are read again', () => {
  it.each<[when: string, sets: Set[], wait: number | false]>([
    ['never while none has a moment', [{ stage: 'open', publishAt: null }], false],
    ['never for what has come out', [{ stage: 'published', publishAt: at(-5) }], false],
    ['at the first moment', [scheduled(9000), scheduled(5000)], 5000],
    ['soon while the server is at it', [scheduled(-5000)], 4000],
    ['no more when it has not come out for a minute', [scheduled(-61_000)], false],
    ['not for a moment that no timer reaches', [scheduled(40 * 86_400_000)], false],
  ])('%s', (_when, sets, wait) => {
    expect(lookAgain(sets)).toBe(wait);
  });
});
