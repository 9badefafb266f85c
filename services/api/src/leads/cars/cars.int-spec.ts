import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CAR_PATHS } from '@polden/api-contract';
import { productionLimits } from '../../core/config/limits.ts';
import { post } from '../../testing/borrower.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const SOLARIS = { brandId: 30, modelId: 30_001 };
const year = (age: number): number => new Date().getFullYear() - age;

describe('the cost of a car', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp({ configure: (config) => ({ ...config, limits: productionLimits }) });
  });
  afterAll(() => api.close());

  const cost = (body: object) => post(api, CAR_PATHS.cost, body);

  it('is answered in roubles, less for an older one', async () => {
    const [fresh, old] = [
      await cost({ ...SOLARIS, year: year(1) }),
      await cost({ ...SOLARIS, year: year(9) }),
    ];
    expect([fresh.status, fresh.body]).toEqual([200, { cost: 1_716_000, currency: 'RUB' }]);
    expect(Number(old.body['cost'])).toBeLessThan(Number(fresh.body['cost']));
  });

  it('takes what a form without scripts sends', async () => {
    const { status } = await cost({
      brandId: '30',
      modelId: '30001',
      year: String(year(3)),
      mileage: '60 000',
    });
    expect(status).toBe(200);
  });

  it('takes the usual mileage for null', async () => {
    const [none, left] = [
      await cost({ ...SOLARIS, year: year(3), mileage: null }),
      await cost({ ...SOLARIS, year: year(3) }),
    ];
    expect([none.status, none.body]).toEqual([200, left.body]);
  });

  it.each([
    [{ ...SOLARIS, year: year(-1) }, { year: ['Проверьте год выпуска'] }],
    [{ ...SOLARIS, year: year(41) }, { year: ['Проверьте год выпуска'] }],
    [{ ...SOLARIS, brandId: 31, year: year(1) }, { modelId: ['Такой модели в списке нет'] }],
    [{ ...SOLARIS }, { year: ['Укажите год выпуска'] }],
    [{ ...SOLARIS, year: year(1), mileage: -5 }, { mileage: [expect.stringContaining('Пробег')] }],
  ])('is refused for %j', async (body, validation) => {
    const answer = await cost(body);
    expect([answer.status, answer.body['error_validation']]).toEqual([422, validation]);
  });

  it('is asked three hundred times in ten minutes', async () => {
    await api.dataSource.query('TRUNCATE rate_limit');
    const body = { ...SOLARIS, year: year(2) };
    const ask = (length: number) =>
      Promise.all(Array.from({ length }, async () => (await cost(body)).status));
    // One address may have so many calls under way.
    const statuses = [...(await ask(150)), ...(await ask(150)), ...(await ask(1))];
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
