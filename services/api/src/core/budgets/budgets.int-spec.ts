import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '../errors/app-error.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { Budgets, type Spending } from './budgets.ts';

let api: TestApp;
let budgets: Budgets;

beforeAll(async () => {
  api = await startTestApp();
  budgets = api.app.get(Budgets);
});
beforeEach(() => api.dataSource.query('DELETE FROM rate_limit'));
afterAll(() => api.close());

const small: Spending = { key: 'small:1', budget: { points: 2, seconds: 60 }, refusal: 'Мало' };
const large: Spending = { key: 'large:1', budget: { points: 5, seconds: 600 }, refusal: 'Много' };

/** The refusal, or null. */
const spend = (spendings: Spending[]): Promise<AppError | null> =>
  budgets.spend(spendings).then(
    () => null,
    (error: unknown) => error as AppError,
  );

const points = async (): Promise<Record<string, number>> => {
  const rows = await api.dataSource.query<{ key: string; points: number }[]>(
    'SELECT key, points FROM rate_limit',
  );
  return Object.fromEntries(rows.map(({ key, points: spent }) => [key, spent]));
};

describe('several budgets of one request', () => {
  it('are spent together, until the first of them is used up', async () => {
    expect([await spend([small, large]), await spend([small, large])]).toEqual([null, null]);
    expect(await points()).toEqual({ 'small:1': 2, 'large:1': 2 });
    const refusal = await spend([small, large]);
    expect(refusal).toMatchObject({ status: 429, message: 'Мало' });
    // What comes after the one that is used up is not touched.
    expect(await points()).toEqual({ 'small:1': 3, 'large:1': 2 });
    expect(await spend([large, small])).toMatchObject({ message: 'Мало' });
    expect(await points()).toEqual({ 'small:1': 4, 'large:1': 3 });
  });

  it('say when the window of the one that is used up ends', async () => {
    await Promise.all([spend([small]), spend([small])]);
    await api.dataSource.query('UPDATE rate_limit SET expire = expire - 30000');
    const retryAfter = Number((await spend([large, small]))?.fields?.['retryAfter']);
    expect(retryAfter).toBeGreaterThan(25);
    expect(retryAfter).toBeLessThanOrEqual(30);
  });

  it('say in how many seconds each has one left, and are not spent by that', async () => {
    expect(await budgets.secondsUntilLeft([small, large])).toBe(0);
    await spend([small, large]);
    expect(await budgets.secondsUntilLeft([small, large])).toBe(0);
    await spend([small, large]);
    const left = await budgets.secondsUntilLeft([large, small]);
    expect([left > 55, left <= 60]).toEqual([true, true]);
    expect(await budgets.secondsUntilLeft([large])).toBe(0);
    expect(await points()).toEqual({ 'small:1': 2, 'large:1': 2 });
    await api.dataSource.query('UPDATE rate_limit SET expire = $1', [Date.now()]);
    expect(await budgets.secondsUntilLeft([small, large])).toBe(0);
  });

  it('begin anew when the window is over', async () => {
    await Promise.all([spend([small]), spend([small]), spend([small])]);
    expect(await spend([small])).toBeInstanceOf(AppError);
    await api.dataSource.query('UPDATE rate_limit SET expire = $1', [Date.now()]);
    expect(await spend([small])).toBeNull();
    expect(await points()).toEqual({ 'small:1': 1 });
  });

  it('let exactly as many pass as they have points, however many come at once', async () => {
    const asked = Array.from({ length: 40 }, () => spend([small, large]));
    const passed = (await Promise.all(asked)).filter((refusal) => refusal === null);
    expect(passed).toHaveLength(small.budget.points);
    expect(await points()).toEqual({ 'small:1': 40, 'large:1': small.budget.points });
  });

  it('are undone with the transaction that spends them', async () => {
    const failing = api.dataSource.transaction(async (manager) => {
      await budgets.spend([large, { ...small, budget: { points: 0, seconds: 60 } }], manager);
    });
    await expect(failing).rejects.toMatchObject({ status: 429 });
    expect(await points()).toEqual({});
  });
});
