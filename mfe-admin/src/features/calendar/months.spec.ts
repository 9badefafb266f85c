import { describe, expect, it } from '@jest/globals';
import { addMonths, monthTitle, weeksOf } from './months.ts';

describe('a month', () => {
  it('is whole weeks from Monday', () => {
    const weeks = weeksOf('2026-11');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([6, '2026-10-26', '2026-12-06']);
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2026-12').at(-1)?.at(-1)).toBe('2027-01-03');
  });

  it('has neighbours and a name', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect(monthTitle('2026-11')).toBe('Ноябрь 2026');
  });
});
