import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ProductsInfo, PRODUCTS_PATH } from '@polden/api-contract';
import { figuresOf, PRODUCT_TABLE } from '@polden/lending-math';
import { get } from '../../testing/borrower.ts';
import { stopClock } from '../../testing/clock.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const CACHE_SECONDS = 11;

describe('products', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  const read = async (): Promise<ProductsInfo> =>
    (await get(api, PRODUCTS_PATH)).body as unknown as ProductsInfo;

  it('are the constants of the lender', async () => {
    const { products, promotion } = await read();
    const rows = products.map(({ product, terms, sum, rates }) => [
      product,
      terms.min,
      terms.max,
      terms.step,
      terms.default,
      terms.multiply,
      sum.min,
      sum.max,
      sum.default,
      rates.map(({ fromDays, percent, unit }) => `${percent}/${unit} from ${fromDays}`).join(),
    ]);
    expect(rows).toEqual([
      [
        'installment',
        90,
        360,
        30,
        360,
        30,
        3000,
        100_000,
        80_000,
        '24.33/month from 90,12.745/month from 270',
      ],
      ['pts', 720, 1440, 360, 1440, 30, 50_000, 1_000_000, 280_000, '2.9/month from 720'],
      ['pdl', 5, 30, 1, 21, 1, 1000, 30_000, 15_000, '0.8/day from 5'],
      ['business', 720, 1440, 360, 1440, 30, 1_000_000, 5_000_000, 5_000_000, '4.2/month from 720'],
      ['refinance', 720, 1440, 360, 1080, 30, 50_000, 1_000_000, 280_000, '2.9/month from 720'],
      ['collateral', 720, 1440, 360, 1080, 30, 50_000, 1_000_000, 280_000, '2.9/month from 720'],
      ['car-purchase', 720, 1440, 360, 1080, 360, 50_000, 1_000_000, 700_000, '4.2/month from 720'],
      ['bank', 720, 1440, 360, 1440, 30, 50_000, 1_000_000, 350_000, '2.9/month from 720'],
      ['bank-business', 720, 1440, 360, 1440, 30, 50_000, 5_000_000, 350_000, '4.2/month from 720'],
    ]);
    expect(products.map(({ termsDesc }) => termsDesc.many)).toEqual([
      'месяцев',
      'месяцев',
      'дней',
      'месяцев',
      'месяцев',
      'месяцев',
      'лет',
      'месяцев',
      'месяцев',
    ]);
    expect(products.every(({ marketAveragePercent }) => marketAveragePercent === null)).toBe(true);
    // What texts fall back to.
    expect(Object.fromEntries(products.map((info) => [info.product, figuresOf(info)]))).toEqual(
      PRODUCT_TABLE,
    );
    const costs = Object.fromEntries(products.map(({ product, fullCost }) => [product, fullCost]));
    expect(costs).toMatchObject({ pdl: { min: 0, max: 292 }, pts: { min: 34.8, max: 34.8 } });
    expect(promotion).toMatchObject({
      product: 'pdl',
      term: { min: 5, max: 14 },
      sum: { min: 1000, max: 30_000 },
      link: '/lgotniy-period',
    });
  });

  it('change on the site within seconds, and say when they cannot be read', async () => {
    const clock = stopClock();
    try {
      await read();
      await api.dataSource.query(`UPDATE product SET sum_max = 900000 WHERE code = 'pts'`);
      clock.pass(CACHE_SECONDS);
      expect((await read()).products[1]?.sum.max).toBe(900_000);
      await api.dataSource.query(`UPDATE product SET market_average_percent = 31.5 WHERE code = 'pts'`);
      clock.pass(CACHE_SECONDS);
      expect((await read()).products[1]?.marketAveragePercent).toBe(31.5);

      await api.dataSource.query('ALTER TABLE product_rate RENAME TO product_rate_away');
      clock.pass(CACHE_SECONDS);
      const failed = await get(api, PRODUCTS_PATH);
      await api.dataSource.query('ALTER TABLE product_rate_away RENAME TO product_rate');
      expect([failed.status, failed.body]).toEqual([
        503,
        { code: 503, message: 'Error loading products information' },
      ]);
      expect((await read()).products).toHaveLength(9);
    } finally {
      clock.restore();
    }
  });
});
