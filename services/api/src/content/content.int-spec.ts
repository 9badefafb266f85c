import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BLOG_PATHS,
  type BlogPost,
  type BlogPostItem,
  type BlogPostList,
  type BlogPostRow,
  type BlogPosts,
  CHANGES_PATHS,
  type ContentChanges,
  HISTORY_PATHS,
  IDEMPOTENCY_KEY_HEADER,
  type HistoryPage,
  MEDIA_PATHS,
  type UploadedImage,
  type VersionConflict,
} from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import sharp from 'sharp';
import { productionLimits } from '../core/config/limits.ts';
import { type Answer, get, post } from '../testing/borrower.ts';
import { eventually } from '../testing/eventually.ts';
import { signIn, type StaffClient, upload } from '../testing/staff.ts';
import { looksOften, startTestApp, type TestApp, truncate } from '../testing/test-app.ts';
import { XSS_CORPUS } from './rich-text/xss.corpus.ts';
import { addressOf } from '../testing/content.ts';

let api: TestApp;
let staff: StaffClient;

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-media-'));

beforeAll(async () => {
  api = await startTestApp({
    env: { MEDIA_DIR: mediaDir },
    configure: (config) =>
      looksOften({ ...config, limits: { ...config.limits, blog: productionLimits.blog } }),
  });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  staff = await signIn(api, 'MANAGER');
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

const body = (...paragraphs: string[]) => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const complete = (title: string) => ({
  title,
  lead: 'Вступление',
  body: body('Первый абзац', 'Второй абзац'),
});

const itemOf = ({ status, body: item }: Answer): BlogPostItem => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(item)}`);
  return item as unknown as BlogPostItem;
};
const add = async (fields: object): Promise<BlogPostItem> =>
  itemOf(await staff.post(addressOf(blogPost, 'add'), fields));
const publish = async (id: number): Promise<BlogPostItem> =>
  itemOf(await staff.post(addressOf(blogPost, 'publish', id)));
const addPublished = async (title: string, more: object = {}): Promise<BlogPostItem> =>
  publish((await add({ ...complete(title), ...more })).id);
const update = (item: BlogPostItem, fields: object): Promise<Answer> =>
  staff.post(addressOf(blogPost, 'update', item.id), { version: item.version, ...fields });
const read = async (idOrSlug: string | number): Promise<Answer> => get(api, `${BLOG_PATHS.post}/${idOrSlug}`);
const posts = async (query = ''): Promise<BlogPosts> =>
  (await get(api, `${BLOG_PATHS.posts}${query}`)).body as unknown as BlogPosts;
const list = async (query = ''): Promise<BlogPostList> =>
  (await staff.get(`${addressOf(blogPost, 'list')}${query}`)).body as unknown as BlogPostList;

describe('a post', () => {
  it('is a draft that nobody sees until it is published', async () => {
    const draft = await add({ title: 'Ёлка и заём' });
    expect(draft).toMatchObject({
      state: 'draft',
      version: 1,
      slug: 'elka-i-zaem',
      publishedAt: null,
      picture: null,
    });
    expect((await read(draft.id)).status).toBe(404);
    const refused = await staff.post(addressOf(blogPost, 'publish', draft.id));
    expect([refused.status, Object.keys(refused.body['error_validation'] ?? {})]).toEqual([
      422,
      ['lead', 'body'],
    ]);
    const filled = itemOf(await update(draft, complete('Ёлка и заём')));
    expect(await publish(filled.id)).toMatchObject({ state: 'published' });
    const { status, body: shown } = await read('elka-i-zaem');
    expect([status, shown]).toEqual([
      200,
      {
        id: draft.id,
        slug: 'elka-i-zaem',
        title: 'Ёлка и заём',
        lead: 'Вступление',
        content: '<p>Первый абзац</p><p>Второй абзац</p>',
        public_at: expect.stringMatching(/Z$/u),
        author: null,
        category: null,
        image: null,
        readingMinutes: 1,
        rating: 0,
        votes: 0,
      },
    ]);
    expect((await read(draft.id)).body).toEqual(shown);
  });

  it('is added once, however often it is sent under one key', async () => {
    const send = (key: string, fields: object, { accessToken } = staff) =>
      post(api, addressOf(blogPost, 'add'), fields, {
        headers: { authorization: `Bearer ${accessToken}`, [IDEMPOTENCY_KEY_HEADER]: key },
      });
    const fields = { title: 'Ответ потерян', lead: 'Вступление' };
    const both = await Promise.all([send('form-1', fields), send('form-1', fields)]);
    const [first, second] = both.map(itemOf);
    expect(second).toEqual(first);
    expect((await list()).total).toBe(1);

    const { status, body: refused } = await send('form-1', { ...fields, lead: 'Дописано' });
    expect([status, refused['current']]).toEqual([409, first]);
    expect(itemOf(await send('form-2', fields)).id).not.toBe(first?.id);
    const other = await signIn(api, 'MANAGER', 'other');
    expect(itemOf(await send('form-1', fields, other)).id).not.toBe(first?.id);
    expect((await send('ключ', fields)).status).toBe(422);

    await staff.post(addressOf(blogPost, 'remove', first?.id));
    const again = itemOf(await send('form-1', fields));
    expect(again.id).not.toBe(first?.id);
    expect(itemOf(await send('form-1', fields)).id).toBe(again.id);
  });

  it('is found again by its former addresses, until another post takes one', async () => {
    const item = await addPublished('Первый');
    const moved = itemOf(await update(item, { slug: 'novyy-adres' }));
    expect((await read('pervyy')).body).toMatchObject({ id: item.id, slug: 'novyy-adres' });
    const back = itemOf(await update(moved, { slug: 'pervyy' }));
    expect((await read('novyy-adres')).body).toMatchObject({ id: item.id, slug: 'pervyy' });
    itemOf(await update(back, { slug: 'tretiy' }));
    const other = await addPublished('Первый');
    expect(other.slug).toBe('pervyy');
    expect((await read('pervyy')).body).toMatchObject({ id: other.id });
  });

  it('keeps its former address while another post that nobody sees has it', async () => {
    const item = await addPublished('Прежний');
    const moved = itemOf(await update(item, { slug: 'nyneshniy' }));
    const draft = await add({ ...complete('Прежний'), slug: 'prezhniy' });
    expect((await read('prezhniy')).body).toMatchObject({ id: item.id, slug: 'nyneshniy' });
    // Nor does it take the address away when it goes on to another one.
    const renamed = itemOf(await update(draft, { slug: 'drugoy-chernovik' }));
    expect((await read('prezhniy')).body).toMatchObject({ id: item.id });
    const again = itemOf(await update(renamed, { slug: 'prezhniy' }));
    await publish(again.id);
    expect((await read('prezhniy')).body).toMatchObject({ id: again.id });
    await staff.post(addressOf(blogPost, 'unpublish', again.id));
    expect((await read('prezhniy')).body).toMatchObject({ id: moved.id });
  });

  it('gets an address of its own', async () => {
    const slugs = [
      await add({ title: 'Одно и то же' }),
      await add({ title: 'Одно и то же' }),
      await add({ title: '2026' }),
    ];
    expect(slugs.map(({ slug }) => slug)).toEqual(['odno-i-to-zhe', 'odno-i-to-zhe-2', 'blog-2026']);
    const taken = await staff.post(addressOf(blogPost, 'add'), { title: 'Третий', slug: 'odno-i-to-zhe' });
    expect([taken.status, taken.body['error_validation']]).toEqual([
      422,
      { slug: ['Этот адрес уже занят: придумайте другой'] },
    ]);
  });

  it('that two people edit is saved by the first; the second gets what stands now', async () => {
    const item = await add({ title: 'Общий' });
    const saved = itemOf(await update(item, { title: 'Правка первого' }));
    const { status, body: conflict } = await update(item, { title: 'Правка второго' });
    const { current, fields } = conflict as unknown as VersionConflict<BlogPostItem>;
    expect([status, fields]).toEqual([409, { version: 1, currentVersion: 2 }]);
    expect(current).toEqual(saved);
    expect(itemOf(await update(current, { title: 'Правка второго' })).version).toBe(3);
    const both = await Promise.all([
      update({ ...item, version: 3 }, { lead: 'а' }),
      update({ ...item, version: 3 }, { lead: 'б' }),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('keeps the fields that an update does not name, and must stay complete once published', async () => {
    const item = await addPublished('Полный');
    expect(itemOf(await update(item, { title: 'Новый заголовок' }))).toMatchObject({ lead: 'Вступление' });
    const emptied = await staff.post(addressOf(blogPost, 'update', item.id), { version: 3, lead: '' });
    expect([emptied.status, emptied.body['error_validation']]).toEqual([
      422,
      { lead: ['Введите вступление'] },
    ]);
  });

  it('goes when it is taken back or removed, and its address is free again', async () => {
    const before = await addPublished('Временный');
    const former = before.slug;
    const item = itemOf(await update(before, { slug: 'vremennyj-novyj' }));
    itemOf(await staff.post(addressOf(blogPost, 'unpublish', item.id)));
    expect((await read(item.slug)).status).toBe(404);
    const again = await publish(item.id);
    expect(again.publishedAt).toBe(item.publishedAt);
    expect((await read(former)).status).toBe(200);
    const removed = await api.app.inject({
      method: 'POST',
      url: `/api/v1/${addressOf(blogPost, 'remove')}/${item.id}`,
      headers: { authorization: `Bearer ${staff.accessToken}` },
    });
    expect([removed.statusCode, removed.json()]).toEqual([200, true]);
    expect((await read(item.slug)).status).toBe(410);
    expect((await read(item.id)).status).toBe(410);
    expect((await read(former)).status).toBe(410);
    expect((await staff.get(addressOf(blogPost, 'item', item.id))).status).toBe(404);
    expect((await staff.post(addressOf(blogPost, 'remove', item.id))).status).toBe(404);
    expect((await add({ title: 'Временный' })).slug).toBe(former);
  });

  it('with a moment in the future waits for it, and the shells are told when it comes', async () => {
    const later = await addPublished('Скоро', {
      publishedAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
    expect(later.state).toBe('scheduled');
    expect((await read(later.id)).status).toBe(404);
    const { sequence } = (await get(api, CHANGES_PATHS.list)).body as unknown as ContentChanges;
    const soon = itemOf(await update(later, { publishedAt: new Date(Date.now() + 1500).toISOString() }));
    expect(soon.state).toBe('scheduled');
    await eventually(async () => {
      const { body: changes } = await get(api, `${CHANGES_PATHS.list}?since=${sequence}`);
      return (changes as unknown as ContentChanges).changes.length > 0;
    });
    expect((await read(later.id)).status).toBe(200);
  });

  it.each(['0002-01-01T00:00:00Z', '1989-12-31T23:59:59Z', '2101-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'is not published at %s',
    async (publishedAt) => {
      const { status, body: answer } = await staff.post(addressOf(blogPost, 'add'), {
        title: 'Время',
        publishedAt,
      });
      expect([status, answer['error_validation']]).toEqual([
        422,
        { publishedAt: ['Дата публикации: год от 1990 до 2100'] },
      ]);
    },
  );

  it.each(['1990-01-01T00:00:00.000Z', '2100-12-31T23:59:59.000Z'])(
    'may be published at %s',
    async (publishedAt) => {
      expect((await add({ title: 'Время', publishedAt })).publishedAt).toBe(publishedAt);
    },
  );

  it('comes out of every attack harmless', async () => {
    const payloads = XSS_CORPUS.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
    const links = XSS_CORPUS.map((href) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href, onclick: href } }] }],
    }));
    // A NUL is refused before anything is cleaned.
    const withNul = { type: 'doc', content: [...payloads, ...links] };
    const refused = await staff.post(addressOf(blogPost, 'add'), { title: 'Атака', body: withNul });
    expect([refused.status, Object.keys(refused.body['error_validation'] ?? {})]).toEqual([422, ['body']]);
    const document = JSON.parse(JSON.stringify(withNul).replaceAll(String.raw`\u0000`, '')) as object;
    const item = await addPublished('Атака', { body: document, lead: '<script>alert(1)</script>' });
    const { content, lead } = (await read(item.id)).body as unknown as BlogPost;
    expect(lead).toBe('<script>alert(1)</script>');
    const tags = content.match(/<[^>]*>?/gu) ?? [];
    expect(
      tags.filter(
        (tag) =>
          !/^<(?:\/?p|br \/|\/a|a(?: href="(?:https?:|[/#])[^"<>]*"(?: rel="noopener noreferrer" target="_blank")?)?)>$/u.test(
            tag,
          ),
      ),
    ).toEqual([]);
    // What was stored before a hole was found is cleaned when it is read.
    // The database itself refuses a NUL.
    const stored = XSS_CORPUS.join('').replaceAll('\0', '');
    await api.dataSource.query('UPDATE blog_post SET body_html = $1', [stored]);
    expect(((await read(item.id)).body as unknown as BlogPost).content).not.toMatch(
      /<(?:script|img|svg|iframe)|onerror=[^"]*>/iu,
    );
  });

  it.each([
    ['0', 404],
    ['abc', 404],
    ['1.5', 404],
    ['99999999999', 404],
  ])('has no id %s', async (id, status) => {
    expect((await staff.get(`${addressOf(blogPost, 'item')}/${id}`)).status).toBe(status);
  });
});

describe('the list for visitors', () => {
  it('has twelve posts a page, the newest first, and ends in an empty one', async () => {
    for (let number = 1; number <= 13; number += 1) {
      await addPublished(`Статья ${number}`, {
        publishedAt: new Date(Date.UTC(2026, 0, number)).toISOString(),
      });
    }
    const first = await posts();
    expect(first.pageCount).toBe(2);
    expect(first.posts.map(({ title }) => title)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Статья ${13 - index}`),
    );
    expect((await posts('?page=2')).posts.map(({ title }) => title)).toEqual(['Статья 1']);
    expect(await posts('?page=3')).toEqual({ posts: [], pageCount: 2, category: null });
    expect((await get(api, BLOG_PATHS.index)).body).toEqual({ ...first, grands: [] });
  });

  it.each(['0', '-1', 'abc', '1.5', ''])('has no page «%s»', async (page) => {
    const { status, body: answer } = await get(api, `${BLOG_PATHS.posts}?page=${page}`);
    expect([status, answer['message']]).toEqual([404, 'Page not found.']);
  });

  it('is asked for again with its ETag', async () => {
    await addPublished('Одна');
    const first = await get(api, BLOG_PATHS.posts);
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await get(api, BLOG_PATHS.posts, headers)).status).toBe(304);
  });
});

describe('the list for staff', () => {
  it('finds words in their forms, parts of words, misspelt titles, and «ё» as «е»', async () => {
    await addPublished('Счётчик пробега');
    await addPublished('Как читать договор', { body: body('Проценты начисляются ежедневно') });
    await add({ title: 'Черновик про залоги' });
    const titles = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).items.map(({ title }) => title);
    expect(await titles('счетчики')).toEqual(['Счётчик пробега']);
    expect(await titles('счётч')).toEqual(['Счётчик пробега']);
    expect(await titles('процентов')).toEqual(['Как читать договор']);
    expect(await titles('догвор')).toEqual(['Как читать договор']);
    expect(await titles('ЗАЛОГ')).toEqual(['Черновик про залоги']);
    expect(await titles('100%_нет')).toEqual([]);
  });

  it('has drafts first, filters by state and turns pages', async () => {
    const published = await addPublished('Вышла');
    const scheduled = await addPublished('Выйдет', { publishedAt: '2099-01-01T00:00:00Z' });
    const draft = await add({ title: 'Пишется' });
    expect(await list()).toMatchObject({
      items: [{ id: draft.id }, { id: scheduled.id }, { id: published.id }],
      pageCount: 1,
      total: 3,
    });
    for (const [state, item] of Object.entries({ draft, scheduled, published })) {
      expect((await list(`?status=${state}`)).items.map(({ id }) => id)).toEqual([item.id]);
    }
    expect(await list('?page=2')).toEqual({ items: [], pageCount: 1, total: 3, more: false });
    expect((await staff.get(`${addressOf(blogPost, 'list')}?status=gone`)).status).toBe(422);
  });
});

describe('the highlights', () => {
  const rows = ({ body: answer }: Answer): string[] =>
    (answer as unknown as BlogPostRow[]).map(({ title }) => title);
  const act = async (path: string, { id }: BlogPostItem, more: object = {}) =>
    rows(await staff.post(`${path}/${id}`, more));

  it('stand in the order that staff give them; beyond the ends nothing happens', async () => {
    const [a, b, c] = [await addPublished('А'), await addPublished('Б'), await addPublished('В')];
    for (const item of [a, b, c, a]) await act(addressOf(blogPost, 'highlightAdd'), item);
    const move = (item: BlogPostItem, direction: 'up' | 'down') =>
      act(addressOf(blogPost, 'highlightMove'), item, { direction });
    expect(await move(a, 'up')).toEqual(['А', 'Б', 'В']);
    expect(await move(c, 'down')).toEqual(['А', 'Б', 'В']);
    expect(await move(c, 'up')).toEqual(['А', 'В', 'Б']);
    expect(await move(a, 'down')).toEqual(['В', 'А', 'Б']);
    const { body: grands } = await get(api, BLOG_PATHS.grands);
    expect(grands).toMatchObject([{ title: 'В' }, { title: 'А' }, { title: 'Б' }]);
    expect(await act(addressOf(blogPost, 'highlightRemove'), a)).toEqual(['В', 'Б']);
    await staff.post(addressOf(blogPost, 'remove', c.id));
    const left = await staff.get(addressOf(blogPost, 'highlights'));
    expect(left.body).toMatchObject([{ title: 'Б', highlight: 1 }]);
    expect((await staff.post(addressOf(blogPost, 'highlightMove', b.id), { direction: 'left' })).status).toBe(
      422,
    );
  });

  it('survive moves at one moment, and have room for six', async () => {
    const items = [];
    for (const title of ['А', 'Б', 'В', 'Г', 'Д', 'Е']) items.push(await addPublished(title));
    for (const item of items) await act(addressOf(blogPost, 'highlightAdd'), item);
    await Promise.all(
      items.map((item, index) =>
        act(addressOf(blogPost, 'highlightMove'), item, { direction: index % 2 ? 'up' : 'down' }),
      ),
    );
    const { body: after } = await staff.get(addressOf(blogPost, 'highlights'));
    const places = (after as unknown as BlogPostRow[]).map(({ highlight }) => highlight);
    expect(places).toEqual([1, 2, 3, 4, 5, 6]);
    const seventh = await addPublished('Ж');
    expect((await staff.post(addressOf(blogPost, 'highlightAdd', seventh.id))).status).toBe(422);
  });

  it('are no drafts: neither chosen as one, nor kept when taken back', async () => {
    const draft = await add({ title: 'Скоро' });
    const refused = await staff.post(addressOf(blogPost, 'highlightAdd', draft.id));
    expect([refused.status, refused.body['message']]).toEqual([422, 'Это черновик: сначала опубликуйте его']);
    const [a, b] = [await addPublished('А'), await addPublished('Б')];
    for (const item of [a, b]) await act(addressOf(blogPost, 'highlightAdd'), item);
    await staff.post(addressOf(blogPost, 'unpublish', a.id));
    const left = await staff.get(addressOf(blogPost, 'highlights'));
    expect(left.body).toMatchObject([{ title: 'Б', highlight: 1 }]);
  });
});

describe('a rating', () => {
  const vote = (id: number, rating: number, more: object = {}, cookie = '') =>
    post(api, BLOG_PATHS.rating, { id, rating, ...more }, { headers: cookie ? { cookie } : {} });

  it('counts each client once, the last vote, by the id or the cookie or the address', async () => {
    const { id } = await addPublished('Оценки');
    expect((await vote(id, 5, { clientId: 'client-one' })).body).toEqual({ ok: true, rating: 5, votes: 1 });
    expect((await vote(id, 2, {}, 'client_id=client-two')).body).toEqual({ ok: true, rating: 3.5, votes: 2 });
    expect((await vote(id, 4, { clientId: 'client-one' })).body).toEqual({ ok: true, rating: 3, votes: 2 });
    expect((await vote(id, 1)).body).toEqual({ ok: true, rating: 2.3, votes: 3 });
    expect((await vote(id, 1)).body).toMatchObject({ votes: 3 });
    expect((await read(id)).body).toMatchObject({ rating: 2.3, votes: 3 });
  });

  it('is refused for what nobody sees, for other numbers, and when there are too many', async () => {
    const draft = await add({ title: 'Черновик' });
    expect((await vote(draft.id, 5)).status).toBe(404);
    for (const rating of [0, 6, 1.5]) expect((await vote(draft.id, rating)).status).toBe(422);
    const { id } = await addPublished('Оценки');
    for (let number = 1; number < productionLimits.blog.ratingIp.points; number += 1) {
      expect((await vote(id, 5, { clientId: 'undecided' })).status).toBe(200);
    }
    expect((await vote(id, 5, { clientId: 'undecided' })).status).toBe(429);
  });

  it('of clients that somebody makes up soon counts no more', async () => {
    const { points } = productionLimits.blog.ratersIp;
    const { id } = await addPublished('Оценки');
    for (let number = 0; number < points; number += 1)
      expect((await vote(id, 5, { clientId: `made-up-${number}` })).status).toBe(200);
    expect((await vote(id, 5, { clientId: 'one-too-many' })).status).toBe(429);
    expect((await vote(id, 1, { clientId: 'made-up-0' })).body).toMatchObject({ votes: points });
  });

  it('of clients that vote at one moment loses none', async () => {
    const { id } = await addPublished('Оценки');
    await Promise.all(Array.from({ length: 10 }, (_, index) => vote(id, 4, { clientId: `client-${index}` })));
    expect((await read(id)).body).toMatchObject({ rating: 4, votes: 10 });
  });
});

describe('the image of a post', () => {
  const image = async (): Promise<UploadedImage> => {
    const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#f4a81d' } })
      .png()
      .toBuffer();
    const headers = { authorization: `Bearer ${staff.accessToken}`, 'x-requested-with': 'test' };
    return (await upload(api, MEDIA_PATHS.upload, { bytes }, headers)).body as unknown as UploadedImage;
  };

  it('is shown with what it says to those who do not see it, and taken off', async () => {
    const { id: mediaId, isKnown: _isKnown, fileName: _fileName, ...picture } = await image();
    const item = await addPublished('С картинкой', { image: { mediaId, alt: 'Янтарный прямоугольник' } });
    expect(item.picture).toEqual({ id: mediaId, ...picture });
    expect((await read(item.id)).body['image']).toEqual({ ...picture, alt: 'Янтарный прямоугольник' });
    expect((await posts()).posts[0]?.image?.url).toBe(picture.url);
    const without = itemOf(await staff.post(addressOf(blogPost, 'removeImages', item.id)));
    expect([without.image, without.picture]).toEqual([null, null]);
    expect((await read(item.id)).body['image']).toBeNull();
    const again = itemOf(await staff.post(addressOf(blogPost, 'removeImages', item.id)));
    expect(again.version).toBe(without.version);
  });

  it('must exist', async () => {
    const mediaId = '11111111-2222-4333-8444-555555555555';
    const { status, body: answer } = await staff.post(addressOf(blogPost, 'add'), {
      title: 'Х',
      image: { mediaId, alt: 'х' },
    });
    expect([status, Object.keys(answer['error_validation'] ?? {})]).toEqual([422, ['image']]);
  });
});

describe('the history of a post', () => {
  it('has who did what, with only what was changed', async () => {
    const item = await addPublished('История');
    itemOf(await update(item, { title: 'История-2', lead: 'Вступление' }));
    await publish(item.id);
    itemOf(await staff.post(addressOf(blogPost, 'unpublish', item.id)));
    await staff.post(addressOf(blogPost, 'remove', item.id));
    const { items } = (await staff.get(HISTORY_PATHS.list)).body as unknown as HistoryPage;
    expect(items.map(({ action }) => action)).toEqual(['remove', 'unpublish', 'update', 'publish', 'add']);
    const [removed, , updated, , added] = items;
    const actor = { id: `staff:${staff.user.id}`, name: staff.user.name };
    expect(updated).toMatchObject({ actor, entity: 'blog', entityId: String(item.id), title: 'История-2' });
    expect([updated?.before, updated?.after]).toEqual([{ title: 'История' }, { title: 'История-2' }]);
    expect([added?.before, added?.after]).toEqual([
      null,
      expect.objectContaining({ title: 'История', status: 'draft' }),
    ]);
    expect([removed?.after, removed?.before]).toEqual([
      null,
      expect.objectContaining({ title: 'История-2' }),
    ]);
  });

  it('is not written when the write fails', async () => {
    const item = await add({ title: 'История' });
    await update({ ...item, version: 7 }, { title: 'Никогда' });
    const { items } = (await staff.get(HISTORY_PATHS.list)).body as unknown as HistoryPage;
    expect(items.map(({ action }) => action)).toEqual(['add']);
  });
});
