import { describe, expect, it } from '@jest/globals';
import { inForceFrom } from './in-force.ts';

describe('the day from which a version is in force', () => {
  it.each([
    [
      'as the editor says',
      { given: '2026-04-01', previous: '2024-01-15', published: '2026-03-20' },
      '2026-04-01',
    ],
    [
      'of its publication without a date',
      { given: null, previous: null, published: '2026-03-20' },
      '2026-03-20',
    ],
    [
      'long ago for a first one',
      { given: '2019-01-01', previous: null, published: '2026-03-20' },
      '2019-01-01',
    ],
    [
      'of its publication where the date was left as it was',
      { given: '2024-01-15', previous: '2024-01-15', published: '2026-03-20' },
      '2026-03-20',
    ],
  ])('is %s', (_name, dates, day) => {
    expect(inForceFrom(dates)).toBe(day);
  });
});
