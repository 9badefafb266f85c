import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  LEGAL_PAGES,
  MENU_KINDS,
  type MenuItem,
  type MenuKind,
  type PlaceRegion,
  SITE_MAP_GROUPS,
  SITE_PATHS,
  type SiteMap,
  type TotalCounter,
} from '@polden/api-contract';
import {
  counter,
  footerSeoCategory,
  footerSeoPage,
  investorContract,
  legalPage,
  levelsOf,
  menuItem,
  officeRegion,
} from '@polden/content-model';
import { get } from '../../testing/borrower.ts';
import { addressOf, ContentSamples } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { SiteService } from './site.service.ts';

describe('site', () => {
  let api: TestApp;
  let staff: StaffClient;
  let samples: ContentSamples;

  beforeAll(async () => {
    api = await startTestApp();
    staff = await signIn(api, 'MANAGER');
    samples = new ContentSamples(api, staff);
    for (const kind of MENU_KINDS) {
      const parent = await addEntry(kind, `${kind} 1`, null);
      await addEntry(kind, `${kind} 2`, null);
      for (const title of inside(kind)) await addEntry(kind, title, parent);
    }
  });
  afterAll(() => api.close());

  /** Of the first item. */
  const inside = (kind: MenuKind): string[] =>
    levelsOf(menuItem.fields.parent, kind) > 1 ? [`${kind} 1.1`, `${kind} 1.2`] : [];

  const addEntry = async (kind: MenuKind, title: string, parent: number | null): Promise<number> =>
    (await samples.add(menuItem, { kind, title, url: '/blog', parent })).id;

  const menu = async (type = ''): Promise<MenuItem[]> =>
    (await get(api, `menu${type}`)).body['items'] as MenuItem[];

  it('draws the card of the lender once, and lets browsers keep it', async () => {
    const first = await api.app.get(SiteService).card();
    expect(await api.app.get(SiteService).card()).toBe(first);
    for (const path of [SITE_PATHS.card, SITE_PATHS.cardFile]) {
      const url = `/api/v1/${path}`;
      const { headers } = await api.app.inject({ url });
      const again = await api.app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } });
      expect([headers['cache-control'], again.statusCode]).toEqual(['public, no-cache', 304]);
    }
  });

  it('gives each menu in its order, children under their parents', async () => {
    for (const kind of MENU_KINDS) {
      const items = await menu(`/${kind}`);
      expect(new Set(items.map((item) => item.kind))).toEqual(new Set([kind]));
      const top = items.filter(({ parent_id }) => parent_id === null);
      expect(top.map(({ title, position }) => [title, position])).toEqual([
        [`${kind} 1`, 1],
        [`${kind} 2`, 2],
      ]);
      const below = items.filter(({ parent_id }) => parent_id === top[0]?.id);
      expect(below.map(({ title, position }) => [title, position])).toEqual(
        inside(kind).map((title, at) => [title, at + 1]),
      );
      expect(items).toHaveLength(2 + below.length);
    }
    expect(await menu('/all')).toEqual(await menu());
    expect(await menu()).toHaveLength(2 * MENU_KINDS.length + MENU_KINDS.flatMap(inside).length);
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
    await addEntry('payment', 'Новый пункт', null);
    expect((await get(api, 'menu', { 'if-none-match': String(headers['etag']) })).status).toBe(200);
  });

  it('follows the order that staff choose, and leaves out what hangs under an item of another menu', async () => {
    const parent = await addEntry('main', 'Родитель', null);
    const first = await addEntry('main', 'Первый', parent);
    const second = await addEntry('main', 'Второй', parent);
    await staff.post(addressOf(menuItem, 'moveUp', second));
    const children = async (): Promise<number[]> =>
      (await menu('/main')).filter(({ parent_id }) => parent_id === parent).map(({ id }) => id);
    expect(await children()).toEqual([second, first]);
    // As from before a parent took its items along: the form refuses it now.
    await api.dataSource.query(`UPDATE ${menuItem.table} SET kind = 'footer' WHERE id = $1`, [parent]);
    expect((await menu('/footer')).map(({ title }) => title)).toContain('Родитель');
    expect((await menu()).map(({ title }) => title)).not.toContain('Второй');
  });

  it('gives the counters with the wall time of Moscow', async () => {
    await samples.add(counter, { module: 'investments', sum: 1_240_000_000, velocity: 290_000_000 });
    await samples.add(counter, { module: 'loans', sum: 20_480_000_000, velocity: 350_000_000 });
    await api.dataSource.query(
      `UPDATE content_revision SET at = '2026-11-20T21:30:05Z' WHERE content_type = 'counter'`,
    );
    const { body } = await get(api, 'counter/total-sum');
    expect(body).toEqual([
      { module: 'loans', sum: 20_480_000_000, velocity: 350_000_000, created_at: '2026-11-21 00:30:05' },
      { module: 'investments', sum: 1_240_000_000, velocity: 290_000_000, created_at: '2026-11-21 00:30:05' },
    ]);
  });

  it('lets a counter go on from what has grown, until staff write a new sum', async () => {
    const [loans] = await api.dataSource.query<{ id: number }[]>(
      `SELECT id FROM counter WHERE module = 'loans'`,
    );
    const id = loans?.id ?? 0;
    await api.dataSource.query(
      `UPDATE content_revision SET at = now() - interval '90 days' WHERE content_type = 'counter'`,
    );
    const counted = async () => {
      const { body } = await get(api, 'counter/total-sum');
      const [first] = body as unknown as TotalCounter[];
      return [Math.round((first?.sum ?? 0) / 1e6), first?.velocity];
    };
    const change = (operation: 'update' | 'revert', version: number, given: object) =>
      staff.post(addressOf(counter, operation, id), { version, ...given });

    await change('update', 1, { velocity: 0 });
    expect(await counted()).toEqual([20_480 + 3 * 350, 0]);
    await staff.post(addressOf(counter, 'remove', id));
    await staff.post(addressOf(counter, 'restore', id));
    expect(await counted()).toEqual([21_530, 0]);
    await change('update', 4, { sum: 2_000_000_000, velocity: 350_000_000 });
    expect(await counted()).toEqual([2_000, 350_000_000]);
    await change('revert', 5, { revision: 2 });
    expect(await counted()).toEqual([21_530, 0]);
  });

  it('gives the site map: footer links by group, the pages there always are, and offices', async () => {
    const group = await samples.add(footerSeoCategory, { title: 'Займы рядом' });
    await samples.add(footerSeoPage, { title: 'В Казани', url: '/dengi-pod-zalog', category: group.id });
    await samples.add(officeRegion, { title: 'Казань', address: 'ул. Баумана, 12', phone: '', hours: '' });
    const { status, body, headers } = await get(api, SITE_PATHS.siteMap);
    expect(status).toBe(200);
    expect(body['categories']).toEqual([
      { id: group.id, title: 'Займы рядом', paths: [{ title: 'В Казани', path: '/dengi-pod-zalog' }] },
    ]);
    expect(body['officeRegions']).toEqual([
      {
        id: expect.any(Number),
        title: 'Казань',
        slug: 'kazan',
        address: 'ул. Баумана, 12',
        phone: '',
        hours: '',
      },
    ]);
    const references = body['references'] as SiteMap['references'];
    expect(Object.keys(references)).toEqual(SITE_MAP_GROUPS);
    const paths = Object.values(references).flatMap((reference) => reference.paths.map(({ path }) => path));
    expect(paths).toEqual(
      expect.arrayContaining(['/dengi-pod-zalog', '/about-polden', '/marketplace', '/zaim-polden']),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect((await api.app.inject({ url: '/api/site/site-map' })).json()).toEqual(body);
    const known = await get(api, SITE_PATHS.siteMap, { 'if-none-match': String(headers['etag']) });
    expect(known.status).toBe(304);
  });

  it('has in the site map no text and no tab that nobody has published', async () => {
    const ofTexts = new Set(Object.values(LEGAL_PAGES));
    const paths = async () => {
      const { references } = (await get(api, SITE_PATHS.siteMap)).body as unknown as SiteMap;
      return Object.values(references)
        .flatMap((group) => group.paths.map(({ path }) => path))
        .filter((path) => ofTexts.has(path) || path.startsWith('/investitsionnye-dogovory/'));
    };
    expect(await paths()).toEqual([]);
    const text = await samples.add(legalPage, { slug: 'standarts' });
    await staff.post(addressOf(legalPage, 'publish', text.id));
    for (const tab of ['natural', 'bonds']) {
      const contract = await samples.add(investorContract, { tab });
      await staff.post(addressOf(investorContract, 'publish', contract.id));
    }
    expect(await paths()).toEqual(['/investitsionnye-dogovory/bonds', '/standarts']);
    await staff.post(addressOf(legalPage, 'unpublish', text.id));
    expect(await paths()).toEqual(['/investitsionnye-dogovory/bonds']);
  });

  it('gives regions with their cities, former aliases renamed', async () => {
    const answers = ['/api/v1/region/list', '/api/region/list'].map((url) => api.app.inject({ url }));
    const [regions, same] = (await Promise.all(answers)).map((answer) => answer.json<PlaceRegion[]>());
    expect(regions).toEqual(same);
    expect(regions?.find(({ id }) => id === 16)).toEqual({
      id: 16,
      title: 'Республика Татарстан',
      administrativeDistrict: 'Приволжский',
      cities: [
        { id: expect.any(Number), title: 'Казань', alias: 'kazan' },
        { id: expect.any(Number), title: 'Нижнекамск', alias: 'nizhnekamsk' },
      ],
    });
    const aliases = regions?.flatMap(({ cities }) => cities.map(({ alias }) => alias));
    expect(aliases).toEqual(expect.arrayContaining(['ekaterenburg', 'gorodskoy-okrug-voskresensk', 'spb']));
    expect(aliases).not.toContain('ekb');
  });

  it('gives the settings with the brand', async () => {
    const { body } = await get(api, 'site/settings');
    expect(body).toEqual({
      currentDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/),
      cookieManifest: { visible: true },
      brand: expect.objectContaining({ slug: 'polden', name: 'Полдень', domain: 'polden.example' }),
    });
  });
});
