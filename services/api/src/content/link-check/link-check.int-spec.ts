import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  API_BASE_PATH,
  type BrokenLinks,
  DRAFT_PATHS,
  type DraftState,
  LINK_PATHS,
  type LinkImpact,
  type LinkTarget,
  MEDIA_PATHS,
} from '@polden/api-contract';
import { blogPost, mediaVideo, menuItem, redirect, termsPage } from '@polden/content-model';
import { takeRight } from '../../testing/change-sets.ts';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { looksOften, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ClaimedPaths } from '../../core/routes/claimed-paths.ts';
import { LinkCheckWorker } from './link-check.worker.ts';
import { LinkJudge } from './link-judge.ts';

let api: TestApp;
let manager: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp({ configure: looksOften });
  manager = await signIn(api, 'MANAGER');
  samples = new ContentSamples(api, manager);
  api.app
    .get(ClaimedPaths)
    .learnFrom(() =>
      Promise.resolve(['/', '/kontakty', '/blog', '/blog/:slug', '/uslovija/:post', '/documenty/*', '*']),
    );
});
afterAll(() => api.close());

const linked = (href: string, text = 'подробнее') => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }] },
  ],
});

const post = (href: string, fields: object = {}) => samples.add(blogPost, { body: linked(href), ...fields });

async function broken(): Promise<BrokenLinks> {
  return (await manager.get(LINK_PATHS.list)).body as unknown as BrokenLinks;
}

async function problemOf(address: string): Promise<string | undefined> {
  return (await broken()).items.find((item) => item.address === address)?.problem;
}

async function published(fields: object = {}) {
  const item = await samples.add(termsPage, fields);
  await manager.post(addressOf(termsPage, 'publish', item.id));
  return item;
}

describe('links of the content', () => {
  it('are told that lead nowhere, with the places where they stand', async () => {
    const item = await post('/net-takoy', { title: 'Со ссылкой в никуда' });
    const { items } = await broken();
    expect(items).toContainEqual({
      address: '/net-takoy',
      problem: 'missing',
      leadsTo: null,
      places: [
        {
          contentType: 'blog',
          itemId: item.id,
          title: 'Со ссылкой в никуда',
          field: 'body',
          words: 'подробнее',
        },
      ],
    });
  });

  it.each([
    ['/kontakty', undefined],
    ['/KONTAKTY/?utm_source=mail#adres', undefined],
    ['/documenty/lyuboy', undefined],
    ['#razdel', undefined],
    ['https://example.com/net', undefined],
    ['mailto:info@example.com', undefined],
    ['https://localhost', 'syntax'],
    ['/map', 'missing'],
    [`${API_BASE_PATH}${MEDIA_PATHS.documents}/nettakogo.pdf`, 'file'],
    ['/blog/net-takoy-stati', 'missing'],
  ])('%s: %s', async (address, problem) => {
    await post(address);
    expect(await problemOf(address)).toBe(problem);
  });

  it('follow what becomes of the page to which they lead', async () => {
    const page = await samples.add(termsPage, { title: 'Условия', slug: 'uslovija-ssylki' });
    const address = '/uslovija/uslovija-ssylki';
    await post(address);
    expect(await problemOf(address)).toBe('hidden');
    await manager.post(addressOf(termsPage, 'publish', page.id));
    expect(await problemOf(address)).toBeUndefined();
    const moved = itemIn(await manager.get(addressOf(termsPage, 'item', page.id)));
    itemIn(
      await manager.post(addressOf(termsPage, 'update', page.id), { version: moved.version, slug: 'novye' }),
    );
    expect((await broken()).items).toContainEqual(
      expect.objectContaining({ address, problem: 'redirected', leadsTo: '/uslovija/novye' }),
    );
    await manager.post(addressOf(termsPage, 'remove', page.id));
    expect(await problemOf(address)).not.toBeUndefined();
  });

  it('follow it also into the trash and back, and when its moment comes', async () => {
    const page = await published({ slug: 'tuda-i-obratno' });
    const address = '/uslovija/tuda-i-obratno';
    await post(address);
    await manager.post(addressOf(termsPage, 'remove', page.id));
    expect(await problemOf(address)).toBe('removed');
    await manager.post(addressOf(termsPage, 'restore', page.id));
    expect(await problemOf(address)).toBeUndefined();
    const bulk = (operation: string) =>
      manager.post(addressOf(termsPage, 'bulk'), { operation, ids: [page.id] });
    await bulk('unpublish');
    expect(await problemOf(address)).toBe('hidden');
    await bulk('publish');
    expect(await problemOf(address)).toBeUndefined();

    const { version } = itemIn(await manager.get(addressOf(termsPage, 'item', page.id)));
    const publishedAt = new Date(Date.now() + 3_600_000).toISOString();
    await manager.post(addressOf(termsPage, 'update', page.id), { version, publishedAt });
    expect(await problemOf(address)).toBe('hidden');
    await api.dataSource.query(`UPDATE ${termsPage.table} SET published_at = now() WHERE id = $1`, [page.id]);
    await eventually(async () => (await problemOf(address)) === undefined);
  });

  it('are not mended by the address that they have', async () => {
    const one = await post('/ta-zhe-samaya');
    const items = [{ contentType: 'blog', itemId: one.id }];
    const mend = (to: string) => manager.post(LINK_PATHS.mend, { from: '/ta-zhe-samaya', to, items });
    expect((await mend('/TA-zhe-samaya/')).body['message']).toBe(
      'Новый адрес никуда не ведёт: выберите страницу из списка',
    );
    const page = await published({ slug: 'zhivaya' });
    await post('/uslovija/zhivaya');
    const same = {
      from: '/uslovija/zhivaya',
      to: '/Uslovija/zhivaya/',
      items: [{ contentType: 'uslovija-page', itemId: page.id }],
    };
    expect((await manager.post(LINK_PATHS.mend, same)).body['error_validation']).toEqual({
      to: ['Новый адрес — тот же самый: выберите другую страницу'],
    });
  });

  it('are mended by a redirect, and by a change of all the items at once', async () => {
    const one = await post('/staroe');
    const other = await samples.add(menuItem, { url: '/staroe', parent: null });
    expect(await problemOf('/staroe')).toBe('missing');
    itemIn(
      await manager.post(addressOf(redirect, 'add'), {
        path: '/staroe',
        target: '/kontakty',
        code: '301',
        comment: '',
      }),
    );
    expect(await problemOf('/staroe')).toBe('redirected');
    const items = [
      { contentType: 'blog', itemId: one.id },
      { contentType: 'menu', itemId: other.id },
    ];
    const mended = await manager.post(LINK_PATHS.mend, { from: '/staroe', to: '/kontakty', items });
    expect(mended.body).toEqual({ done: 2, failed: [] });
    expect(await problemOf('/staroe')).toBeUndefined();
    const after = itemIn(await manager.get(addressOf(menuItem, 'item', other.id)));
    expect(after['url']).toBe('/kontakty');
  });

  it('are taken away without the words, and not where the address must be', async () => {
    const one = await post('/lishnee');
    const other = await samples.add(menuItem, { url: '/lishnee', parent: null });
    const items = [
      { contentType: 'blog', itemId: one.id },
      { contentType: 'menu', itemId: other.id },
    ];
    const mended = await manager.post(LINK_PATHS.mend, { from: '/lishnee', to: null, items });
    expect(mended.body).toMatchObject({ done: 1, failed: [{ contentType: 'menu', itemId: other.id }] });
    const after = itemIn(await manager.get(addressOf(blogPost, 'item', one.id)));
    expect(JSON.stringify(after['body'])).toContain('подробнее');
    expect(JSON.stringify(after['body'])).not.toContain('lishnee');
    const nowhere = await manager.post(LINK_PATHS.mend, { from: '/lishnee', to: '/opyat-net', items });
    expect(nowhere.status).toBe(422);
  });

  it('are mended in the draft over a published item as well, which stays fresh', async () => {
    const { id } = await post('/v-oboih', { title: 'Под черновиком' });
    const item = itemIn(await manager.post(addressOf(blogPost, 'publish', id)));
    const draft = (path: string) => `${path}/blog/${id}`;
    const values = { title: 'Новый заголовок', body: linked('/v-oboih', 'в черновике') };
    await manager.post(draft(DRAFT_PATHS.save), { version: null, baseVersion: item.version, values });
    const items = [{ contentType: 'blog', itemId: id }];
    const mended = await manager.post(LINK_PATHS.mend, { from: '/v-oboih', to: '/kontakty', items });
    expect(mended.body).toEqual({ done: 1, failed: [] });
    const state = (await manager.get(draft(DRAFT_PATHS.item))).body as unknown as DraftState;
    expect(state.draft).toMatchObject({ version: 2, baseVersion: item.version + 1 });
    expect(JSON.stringify(state.draft?.values)).toContain('/kontakty');
    expect(JSON.stringify(state.draft?.values)).not.toContain('/v-oboih');
    const live = itemIn(await manager.get(addressOf(blogPost, 'item', id)));
    expect(live).toMatchObject({ title: 'Под черновиком', body: linked('/kontakty') });
    const published = await manager.post(draft(DRAFT_PATHS.publish), { version: 2 });
    expect(itemIn(published)).toMatchObject({ title: 'Новый заголовок' });
  });

  it('that only a draft has are told before the page goes', async () => {
    const page = await published({ slug: 'iz-chernovika' });
    const { id } = await post('/kontakty', { title: 'Ссылается в черновике' });
    const item = itemIn(await manager.post(addressOf(blogPost, 'publish', id)));
    await manager.post(`${DRAFT_PATHS.save}/blog/${id}`, {
      version: null,
      baseVersion: item.version,
      values: { body: linked('/uslovija/iz-chernovika') },
    });
    const { body } = await manager.get(`${LINK_PATHS.impact}?type=uslovija-page&id=${page.id}`);
    expect((body as unknown as LinkImpact).places).toEqual([
      {
        contentType: 'blog',
        itemId: id,
        title: 'Ссылается в черновике (черновик)',
        field: 'body',
        words: 'подробнее',
      },
    ]);
  });

  it('are the cards of films as well, which become words or links', async () => {
    const film = await samples.add(mediaVideo, { title: 'Ролик' });
    await manager.post(addressOf(mediaVideo, 'publish', film.id));
    const address = `/o-kompanii/video/${film.id}`;
    const card = { type: 'film', attrs: { videoId: film.id, title: 'Ролик о залоге' } };
    const body = { type: 'doc', content: [card] };
    const [one, other] = [await samples.add(blogPost, { body }), await samples.add(blogPost, { body })];
    const { body: impact } = await manager.get(`${LINK_PATHS.impact}?type=media-video&id=${film.id}`);
    const place = { contentType: 'blog', field: 'body', words: 'Ролик о залоге' };
    expect(impact).toMatchObject({
      address,
      places: [
        { ...place, itemId: one.id },
        { ...place, itemId: other.id },
      ],
    });
    await manager.post(addressOf(mediaVideo, 'unpublish', film.id));
    expect(await problemOf(address)).toBe('hidden');
    const mend = (to: string | null, itemId: number) =>
      manager.post(LINK_PATHS.mend, { from: address, to, items: [{ contentType: 'blog', itemId }] });
    expect((await mend('/kontakty', one.id)).body).toEqual({ done: 1, failed: [] });
    expect((await mend(null, other.id)).body).toEqual({ done: 1, failed: [] });
    const bodyOf = async (id: number) => itemIn(await manager.get(addressOf(blogPost, 'item', id)))['body'];
    expect(await bodyOf(one.id)).toEqual(linked('/kontakty', 'Ролик о залоге'));
    const words = { type: 'paragraph', content: [{ type: 'text', text: 'Ролик о залоге' }] };
    expect(await bodyOf(other.id)).toEqual({ type: 'doc', content: [words] });
    expect(await problemOf(address)).toBeUndefined();
  });

  it('to a page are told before it goes', async () => {
    const page = await published({ slug: 'na-menya-ssylayutsya' });
    const article = await post('/uslovija/na-menya-ssylayutsya');
    const entry = await samples.add(menuItem, { url: '/uslovija/na-menya-ssylayutsya/', parent: null });
    const { body } = await manager.get(`${LINK_PATHS.impact}?type=uslovija-page&id=${page.id}`);
    const { address, places } = body as unknown as LinkImpact;
    expect(address).toBe('/uslovija/na-menya-ssylayutsya');
    expect(places.map(({ contentType, itemId }) => [contentType, itemId])).toEqual([
      ['blog', article.id],
      ['menu', entry.id],
    ]);
  });

  it('are all looked through by the job, also those that were written before', async () => {
    await post('/zabytaya');
    await api.dataSource.query('DELETE FROM content_link');
    expect(await problemOf('/zabytaya')).toBeUndefined();
    await api.app.get(LinkCheckWorker).check();
    expect(await problemOf('/zabytaya')).toBe('missing');
    expect((await broken()).checkedAt).not.toBeNull();
    expect((await manager.post(LINK_PATHS.check)).body).toEqual({ ok: true });
  });
});

it('what was found stays told while all content is looked through', async () => {
  await post('/net-vo-vremya-proverki');
  const judge = api.app.get(LinkJudge);
  const judging = jest.spyOn(judge, 'judge');
  const told: (string | undefined)[] = [];
  judging.mockImplementationOnce(async (manager, hrefs) => {
    told.push(await problemOf('/net-vo-vremya-proverki'));
    return judge.judge(manager, hrefs);
  });
  await api.app.get(LinkCheckWorker).check();
  judging.mockRestore();
  expect(told).toEqual(['missing']);
});

describe('places of links', () => {
  it('are named to those who may list them, and stand without name and words for others', async () => {
    const page = await published({ slug: 'bez-imeni' });
    const item = await post('/net-imeni', { title: 'Тайный черновик' });
    await samples.add(blogPost, { title: 'Тоже тайный', body: linked('/uslovija/bez-imeni', 'секрет') });
    await takeRight(api, 'blog.list');
    const reader = await signIn(api, 'MANAGER', 'reader');
    const impact = await reader.get(`${LINK_PATHS.impact}?type=uslovija-page&id=${page.id}`);
    const list = (await reader.get(LINK_PATHS.list)).body as unknown as BrokenLinks;
    const said = JSON.stringify([impact.body, list]);
    for (const secret of ['Тайный черновик', 'Тоже тайный', 'секрет']) expect(said).not.toContain(secret);
    const place = { contentType: 'blog', title: 'нет доступа', field: 'body', words: '' };
    expect(impact.body['places']).toMatchObject([place]);
    expect(list.items.find(({ address }) => address === '/net-imeni')?.places).toEqual([
      { ...place, itemId: item.id },
    ]);
    const ofItem = `${LINK_PATHS.impact}?type=blog&id=${item.id}`;
    expect((await reader.get(ofItem)).status).toBe(200);
    await takeRight(api, 'blog.item');
    const stranger = await signIn(api, 'MANAGER', 'stranger');
    expect((await stranger.get(ofItem)).status).toBe(403);
  });
});

describe('while a text is written', () => {
  it('addresses are judged before they are saved', async () => {
    const addresses = ['/kontakty', '/net-stranitsy', 'https://example.com'];
    const { body } = await manager.post(LINK_PATHS.judge, { addresses });
    expect(body).toEqual([{ address: '/net-stranitsy', problem: 'missing', leadsTo: null }]);
    expect((await manager.post(LINK_PATHS.judge, { addresses: 'нет' })).status).toBe(422);
  });

  it('pages are offered by a part of their address', async () => {
    const { body } = await manager.get(`${LINK_PATHS.targets}?search=kontak`);
    const found = body as unknown as LinkTarget[];
    expect(found.map(({ address }) => address)).toContain('/kontakty');
    expect((await manager.get(`${LINK_PATHS.targets}?search=%25`)).body).toEqual([]);
  });
});
