import { describe, expect, it } from '@jest/globals';
import { readDecision } from './http-crm.driver.ts';

const approved = (limit: unknown, revision: unknown) => readDecision({ status: 'approved', revision, limit });

describe('the decision of a CRM', () => {
  it('has the limit that it names, and none when it names none', () => {
    expect(approved({ sum: 50_000, monthCount: 12, days: null }, 1)).toEqual({
      status: 'approved',
      revision: 1,
      limit: { sum: 50_000, monthCount: 12, days: null },
    });
    expect(approved({ sum: 50_000 }, 1)).toMatchObject({ limit: { monthCount: null, days: null } });
    for (const absent of [undefined, null]) {
      expect(approved(absent, absent)).toEqual({ status: 'approved', revision: null, limit: null });
    }
  });

  it.each([
    [{ sum: '50000' }],
    [{ sum: 50_000.5 }],
    [{ sum: 100_000_001 }],
    [{ sum: 0 }],
    [{ sum: null }],
    [{}],
    [50_000],
    [{ sum: 50_000, monthCount: '12' }],
    [{ sum: 50_000, days: 0 }],
  ])('is none with the limit %j', (limit) => {
    expect(() => approved(limit, 1)).toThrow('no decision');
  });

  it.each(['1', 1.5, 3])('is none with the revision %j', (revision) => {
    expect(() => approved(null, revision)).toThrow('no decision');
    expect(() => readDecision({ status: 'refused', revision })).toThrow('no decision');
  });
});
