import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SEO_META_PATHS, type SeoMetaRule } from '@polden/api-contract';
import { seoMeta } from '@polden/content-model';
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
  ['/kariera/', 'Kazan', 'Карьера в Казани'],
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
      ['/kariera/', 'Kazan', 'Карьера в Казани'],
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
