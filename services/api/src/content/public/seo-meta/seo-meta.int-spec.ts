import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ContentList,
  type ContentListRow,
  HISTORY_PATHS,
  type HistoryPage,
  SEO_META_PATHS,
  type SeoMetaRule,
} from '@polden/api-contract';
import { cityText, seoMeta } from '@polden/content-model';
import { get } from '../../../testing/borrower.ts';
import { addressOf, itemIn } from '../../../testing/content.ts';
import { signIn, type StaffClient } from '../../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const RULES = [
  ['/', 'msk', 'Главная'],
  ['/blog', 'msk', 'Блог'],
  ['/blog/*', 'msk', 'Статья блога'],
  ['/blog/pts*', 'msk', 'Статья о ПТС'],
  ['/blog/pts-i-zaem', 'msk', 'Та самая статья'],
  ['/dengi-pod-zalog*', 'msk', 'Под залог'],
  ['/dengi-pod-zalog*', 'spb', 'Под залог в Петербурге'],
  ['/*', 'ekaterenburg', 'Екатеринбург'],
  ['/Kariera/', 'Kazan', 'Карьера в Казани'],
] as const;

let api: TestApp;
let manager: StaffClient;

beforeAll(async () => {
  api = await startTestApp();
  manager = await signIn(api, 'MANAGER');
  for (const [url, subdomain, title] of RULES) {
    itemIn(
      await manager.post(addressOf(seoMeta, 'add'), { url, subdomain, title, description: `О: ${title}` }),
    );
  }
});
afterAll(() => api.close());

const bestFor = (url: string, subdomain?: string) => {
  const query = new URLSearchParams({ url, ...(subdomain !== undefined && { subdomain }) });
  return get(api, `${SEO_META_PATHS.index}?${query.toString()}`);
};

describe('rules of what pages say of themselves', () => {
  it.each([
    ['/', undefined, 'Главная'],
    ['/blog', undefined, 'Блог'],
    ['/blog/', 'msk', 'Блог'],
    ['/BLOG', 'msk', 'Блог'],
    ['/blog?page=2#top', 'msk', 'Блог'],
    ['/blog/kak-nakopit', 'msk', 'Статья блога'],
    ['/blog/pts-i-strahovka', 'kazan', 'Статья о ПТС'],
    ['/blog/pts-i-zaem', 'kazan', 'Та самая статья'],
    ['/dengi-pod-zalog-pts', 'kazan', 'Под залог'],
    ['/dengi-pod-zalog-pts', 'spb', 'Под залог в Петербурге'],
    ['/dengi-pod-zalog', 'SPB', 'Под залог в Петербурге'],
    ['/blog/pts-i-zaem', 'ekaterenburg', 'Екатеринбург'],
    ['/blog/pts-i-zaem', 'ekb', 'Екатеринбург'],
    ['/kariera', 'kazan', 'Карьера в Казани'],
    ['/kariera/voditel', 'kazan', ''],
    ['/kontakty', '', ''],
    ['/%', undefined, ''],
  ])('of «%s» on %s: «%s»', async (url, subdomain, title) => {
    const { status, body } = await bestFor(url, subdomain);
    expect([status, body['title']]).toEqual([200, title]);
    expect(body['id'] === null).toBe(title === '');
  });

  it('are answered with all their texts, the same at /api, and 304 to their ETag', async () => {
    const { body, headers } = await bestFor('/blog');
    expect(body).toEqual({
      id: expect.any(Number),
      title: 'Блог',
      description: 'О: Блог',
      heading: '',
      keywords: '',
      hidden: false,
    });
    const unversioned = await api.app.inject({
      url: `/api/${SEO_META_PATHS.index}`,
      query: { url: '/blog' },
    });
    expect(unversioned.json()).toEqual(body);
    const path = `${SEO_META_PATHS.index}?url=/blog`;
    expect((await get(api, path, { 'if-none-match': String(headers['etag']) })).status).toBe(304);
  });

  it.each(['', '?url=blog', '?url=/blog&subdomain=a.b', '?url=/%00', '?url=/a&url=/b'])(
    'are not looked for with «%s»',
    async (query) => {
      const { status, body } = await get(api, `${SEO_META_PATHS.index}${query}`);
      expect([status, body['error_validation']]).toEqual([422, expect.any(Object)]);
    },
  );

  it('are given to the shell as they hold at this moment', async () => {
    const { status, body } = await get(api, SEO_META_PATHS.published);
    const rules = body as unknown as SeoMetaRule[];
    expect([status, rules.length]).toEqual([200, RULES.length]);
    expect(rules[0]).toEqual({
      id: expect.any(Number),
      url: '/',
      subdomain: 'msk',
      title: 'Главная',
      description: 'О: Главная',
      heading: '',
      keywords: '',
      hidden: false,
    });
  });

  it('are listed for staff alone', async () => {
    const { status, body } = await manager.get(SEO_META_PATHS.all);
    const rules = body as unknown as SeoMetaRule[];
    expect(status).toBe(200);
    expect(rules.map(({ url, subdomain, title }) => [url, subdomain, title])).toEqual([
      ['/', 'msk', 'Главная'],
      ['/*', 'ekaterenburg', 'Екатеринбург'],
      ['/blog', 'msk', 'Блог'],
      ['/blog/*', 'msk', 'Статья блога'],
      ['/blog/pts*', 'msk', 'Статья о ПТС'],
      ['/blog/pts-i-zaem', 'msk', 'Та самая статья'],
      ['/dengi-pod-zalog*', 'msk', 'Под залог'],
      ['/dengi-pod-zalog*', 'spb', 'Под залог в Петербурге'],
      ['/kariera', 'kazan', 'Карьера в Казани'],
    ]);
    expect((await get(api, SEO_META_PATHS.all)).status).toBe(401);
  });

  it.each([{}, { subdomain: '' }, { subdomain: ' ' }])(
    'are of msk without a subdomain: %j',
    async (given) => {
      const url = `/bez-poddomena-${Object.values(given).join().length}${Object.keys(given).length}`;
      const rule = itemIn(await manager.post(addressOf(seoMeta, 'add'), { url, ...given, title: 'Общее' }));
      expect(rule).toMatchObject({ subdomain: 'msk' });
      expect((await bestFor(url, 'kazan')).body['title']).toBe('Общее');
    },
  );
});

describe.each([
  ['seo-meta', seoMeta, 'subdomain'],
  ['city-text', cityText, 'city'],
] as const)('in the staff list of %s', (_name, type, field) => {
  const url = '/zaym-v-gorode';
  const rows = async (query: Record<string, string>) => {
    const asked = new URLSearchParams(query);
    const { body } = await manager.get(`${addressOf(type, 'list')}?${asked.toString()}`);
    const { items } = body as unknown as ContentList<ContentListRow>;
    return items.filter((row) => row.cells[type.title] === url);
  };
  let ids: Record<string, number>;

  beforeAll(async () => {
    const added = ['kazan', 'tula', 'msk'].map(async (city) => {
      const given = { url, [field]: city, heading: 'Деньги под залог' };
      return [city, itemIn(await manager.post(addressOf(type, 'add'), given)).id] as const;
    });
    ids = Object.fromEntries(await Promise.all(added));
  });

  it('the items of one page are told apart by the names of their cities', async () => {
    const told = (await rows({})).map(({ title, cells }) => [title, cells[field]]);
    expect(told.toSorted()).toEqual([
      [`${url}, Казань`, 'Казань'],
      [`${url}, Москва`, 'Москва'],
      [`${url}, Тула`, 'Тула'],
    ]);
    const item = itemIn(await manager.get(addressOf(type, 'item', ids['tula'])));
    expect([item['called'], item[field]]).toEqual([`${url}, Тула`, 'tula']);
  });

  it.each(['казань', 'Казани', 'kazan'])('a city is found by «%s»', async (search) => {
    expect((await rows({ search })).map(({ id }) => id)).toEqual([ids['kazan']]);
  });

  it('those of one city are chosen, and no other than a city of ours', async () => {
    const within = (city: string) => ({ within: `${field}:${city}` });
    expect((await rows(within('tula'))).map(({ id }) => id)).toEqual([ids['tula']]);
    for (const city of ['', 'atlantida']) {
      const asked = new URLSearchParams(within(city));
      expect((await manager.get(`${addressOf(type, 'list')}?${asked.toString()}`)).status).toBe(422);
    }
  });

  it('the history calls each by its city', async () => {
    const { items } = (await manager.get(HISTORY_PATHS.list)).body as unknown as HistoryPage;
    const kept = items.filter(({ entity, title }) => entity === type.name && title.startsWith(url));
    expect(kept.map(({ title }) => title.split(', ')[1]).toSorted()).toEqual(['Казань', 'Москва', 'Тула']);
  });
});

describe('a rule that is saved', () => {
  const add = (given: object) => manager.post(addressOf(seoMeta, 'add'), { title: 'Заголовок', ...given });
  const faults = async (given: object) => {
    const { status, body } = await add(given);
    return [status, body['error_validation']];
  };

  it.each([
    ['/Forma/', 'msk', '/forma', 'msk'],
    ['/forma/*', 'EKB', '/forma/*', 'ekaterenburg'],
    ['/forma-2', 'voskresensk', '/forma-2', 'gorodskoy-okrug-voskresensk'],
  ])('for %s of %s has the form in which it is looked up', async (url, subdomain, address, alias) => {
    expect(itemIn(await add({ url, subdomain }))).toMatchObject({ url: address, subdomain: alias });
    expect((await bestFor(address.replace('*', 'dalshe'), alias)).body['title']).toBe('Заголовок');
  });

  it('is the only one of its page and city, however both are spelt', async () => {
    const first = itemIn(await add({ url: '/odno-pravilo', subdomain: 'ekaterenburg' }));
    for (const [url, subdomain] of [
      ['/odno-pravilo/', 'ekaterenburg'],
      ['/Odno-Pravilo', 'ekb'],
    ])
      expect(await faults({ url, subdomain })).toEqual([422, { url: ['Такая запись уже есть'] }]);
    const other = itemIn(await add({ url: '/drugoe-pravilo', subdomain: 'ekaterenburg' }));
    const change = { version: other.version, url: '/odno-pravilo/' };
    expect((await manager.post(addressOf(seoMeta, 'update', other.id), change)).status).toBe(422);
    expect(first.id).not.toBe(other.id);
  });

  it.each([
    [{ url: '/au4?x=1' }, 'url', 'Уберите из адреса «?…» и «#…»'],
    [{ url: '/blog#a' }, 'url', 'Уберите из адреса «?…» и «#…»'],
    [{ url: '/blog/*/x' }, 'url', 'Оставьте в адресе одну звёздочку'],
    [{ url: '/zz**' }, 'url', 'Оставьте в адресе одну звёздочку'],
    [{ url: '/au5', subdomain: 'zzz' }, 'subdomain', 'Выберите город из списка'],
    [{ url: '/au5', subdomain: 'несуществует' }, 'subdomain', 'Выберите город из списка'],
    [{ url: '/au5', subdomain: 'a b' }, 'subdomain', 'Выберите город из списка'],
    [{ url: '/au5', title: '' }, 'title', 'пустое правило ничего не меняет'],
  ])('is refused as %j', async (given, field, words) => {
    expect(await faults(given)).toEqual([422, { [field]: [expect.stringContaining(words)] }]);
  });

  it('may say no more than that its page is hidden', async () => {
    expect((await add({ url: '/tolko-skryto', title: '', hidden: true })).status).toBe(200);
  });
});

describe('a text of a page for one city', () => {
  const add = (url: string, city: string) => manager.post(addressOf(cityText, 'add'), { url, city });

  it('has the address and the city by which it is looked up', async () => {
    expect(itemIn(await add('/Kontakty/', 'EKB'))).toMatchObject({ url: '/kontakty', city: 'ekaterenburg' });
    expect((await add('/kontakty', 'ekaterenburg')).status).toBe(422);
  });

  it.each([
    ['/kontakty', 'zzz', 'city'],
    ['/kontakty*', 'spb', 'url'],
    ['/kontakty?a', 'spb', 'url'],
  ])('is refused for %s of %s', async (url, city, field) => {
    const { status, body } = await add(url, city);
    expect([status, Object.keys(Object(body['error_validation']) as object)]).toEqual([422, [field]]);
  });
});
