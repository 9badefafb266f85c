import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONFIG_LK_PATHS, PRODUCTS_PATH } from '@polden/api-contract';
import { get } from '../../testing/borrower.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

describe('what the personal account takes from the site', () => {
  it('are the colours of its landing page', async () => {
    const { status, body } = await get(api, CONFIG_LK_PATHS.landParams);
    expect([status, body]).toEqual([
      200,
      { lead: false, styles: { background: 'yellow', textColor: 'black' } },
    ]);
    expect((await api.app.inject({ url: '/api/config-lk/land-params' })).json()).toEqual(body);
  });

  it('are the products with where the calculator begins, which they offer', async () => {
    const { body } = await get(api, CONFIG_LK_PATHS.calcOptions);
    const { body: products } = await get(api, PRODUCTS_PATH);
    expect(body).toEqual({
      ...products,
      default: { type: 'pts', tab: 'pts', sum: 350_000, period: 48, periodCalc: 1440 },
    });
    const pts = (
      body['products'] as { product: string; terms: { max: number }; sum: { max: number } }[]
    ).find(({ product }) => product === 'pts');
    expect(pts?.terms.max).toBeGreaterThanOrEqual(1440);
    expect(pts?.sum.max).toBeGreaterThanOrEqual(350_000);
    expect((await api.app.inject({ url: '/api/config-lk/calc-options' })).json()).toEqual(body);
  });
});
