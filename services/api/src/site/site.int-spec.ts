import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuItem } from '@polden/api-contract';
import { seedDemo } from '../demo/seed-demo.ts';
import { get } from '../testing/borrower.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('site', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp();
    await seedDemo(api.dataSource, 'polden');
  });
  afterAll(() => api.close());

  const menu = async (type = ''): Promise<MenuItem[]> =>
    (await get(api, `menu${type}`)).body['items'] as MenuItem[];

  it('gives each menu in its order, children under their parents', async () => {
    for (const kind of ['main', 'header', 'footer', 'payment']) {
      const items = await menu(`/${kind}`);
      const top = items.filter(({ parent_id }) => parent_id === null);
      expect(new Set(items.map((item) => item.kind))).toEqual(new Set([kind]));
      expect(top.map(({ position }) => position)).toEqual(top.map((_item, index) => index + 1));
      const ids = new Set(top.map(({ id }) => id));
      expect(items.filter(({ parent_id }) => parent_id !== null && !ids.has(parent_id))).toEqual([]);
    }
    expect(await menu('/all')).toEqual(await menu());
    expect(await menu()).toHaveLength(
      (await Promise.all(['/main', '/header', '/footer', '/payment'].map(menu))).flat().length,
    );
  });

  it('answers 404 to an unknown menu', async () => {
    const { status, body } = await get(api, 'menu/secret');
    expect([status, body]).toEqual([404, { code: 404, message: 'Такого меню нет' }]);
  });

  it('answers the same at /api/menu, and 304 to its ETag', async () => {
    const { headers, body } = await get(api, 'menu');
    const unversioned = await api.app.inject({ url: '/api/menu' });
    expect(unversioned.json()).toEqual(body);
    expect((await get(api, 'menu', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
    await api.dataSource.query(`UPDATE menu_item SET title = 'Взять заём' WHERE id = 1`);
    expect((await get(api, 'menu', { 'if-none-match': String(headers['etag']) })).status).toBe(200);
  });

  it('gives the counters with the wall time of Moscow', async () => {
    await api.dataSource.query(`UPDATE total_counter SET created_at = '2026-11-20T21:30:05Z'`);
    const { body } = await get(api, 'counter/total-sum');
    expect(body).toEqual([
      { module: 'loans', sum: 20_480_000_000, velocity: 350_000_000, created_at: '2026-11-21 00:30:05' },
      { module: 'investments', sum: 1_240_000_000, velocity: 290_000_000, created_at: '2026-11-21 00:30:05' },
    ]);
  });

  it('gives the settings with the brand', async () => {
    const { body } = await get(api, 'site/settings');
    expect(body).toEqual({
      currentDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/),
      cookieManifest: { visible: true },
      brand: expect.objectContaining({ slug: 'polden', name: 'Полдень', domain: 'polden.example' }),
    });
  });

  it('is filled with the demo once', async () => {
    await api.dataSource.query(`DELETE FROM menu_item WHERE kind = 'payment'`);
    expect(await seedDemo(api.dataSource, 'polden')).toBe(false);
    expect(await menu('/payment')).toEqual([]);
  });
});
