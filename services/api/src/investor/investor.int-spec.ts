import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { INVESTOR_PATHS, type InvestorCalcOptions } from '@polden/api-contract';
import { get } from '../testing/borrower.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

describe('the terms of deposits', () => {
  it('are those that were published: minimums by person, four periods, one rate', async () => {
    const { status, body } = await get(api, INVESTOR_PATHS.calcOptions);
    const terms = body as unknown as InvestorCalcOptions;
    expect(status).toBe(200);
    expect(terms.entities.map(({ id, minSum }) => [id, minSum])).toEqual([
      [0, 1_500_000],
      [1, 500_000],
    ]);
    expect(terms).toMatchObject({ maxSum: 250_000_000, periods: [12, 18, 24, 36], defaultPeriod: 18 });
    for (const entity of terms.entities) {
      for (const { id: profitOption } of terms.profitOptions) {
        expect(terms.rates).toContainEqual({ entity: entity.id, profitOption, percent: 18 });
      }
    }
  });
});
