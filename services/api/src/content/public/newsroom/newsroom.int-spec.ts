import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  API_BASE_PATH,
  NEWSROOM_PATHS,
  type NewsArticle,
  type NewsCard,
  type NewsPage,
  type NewsroomItems,
  type PressSource,
  type VideoCard,
  type VideoPage,
} from '@polden/api-contract';
import { mediaOther, mediaOur, mediaSource, mediaVideo } from '@polden/content-model';
import { productionLimits } from '../../../core/config/limits.ts';
import { addressOf } from '../../../testing/content.ts';
import { eventually } from '../../../testing/eventually.ts';
import { signIn } from '../../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../../testing/test-app.ts';
import { Publisher, read, visit } from '../testing/visitors.ts';
import { ArticleReads } from './article-reads.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-newsroom-'));
let api: TestApp;
let staff: Publisher;

beforeAll(async () => {
  api = await startTestApp({
    env: { MEDIA_DIR: mediaDir },
    configure: ({ limits, ...config }) => ({
      ...config,
      limits: { ...limits, newsroom: productionLimits.newsroom },
    }),
  });
});
beforeEach(async () => {
  // What other tests have read is counted for their articles.
  await api.app.get(ArticleReads).flush();
  await truncate(api.dataSource);
  staff = new Publisher(api, await signIn(api, 'MANAGER'));
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();
const titles = (items: { title: string }[]): string[] => items.map(({ title }) => title);
const news = (title: string, more: object = {}) => staff.publish(mediaOur, { title, ...more });

describe('the lists of the newsroom', () => {
  it('have a page of their own each, and the most read beside them', async () => {
    for (let number = 1; number <= mediaOur.pageSize.public + 1; number += 1) {
      await news(`Новость ${number}`, { publishedAt: day(number) });
    }
    await staff.publish(mediaOther, { title: 'О нас', link: 'https://gazeta.example/1' });
    await staff.publish(mediaVideo, { title: 'Ролик' });
    await staff.draft(mediaOur, { title: 'Черновик' });
    const second = await read<NewsroomItems>(api, `${NEWSROOM_PATHS.items}?ourPage=2`);
    expect([titles(second.ours.items), second.ours.pageCount]).toEqual([['Новость 1'], 2]);
    expect([titles(second.others.items), second.others.pageCount]).toEqual([['О нас'], 1]);
    expect([titles(second.videos.items), second.videos.pageCount]).toEqual([['Ролик'], 1]);
    const past = await read<NewsroomItems>(api, `${NEWSROOM_PATHS.items}?otherPage=2&videoPage=7`);
    expect([past.others, past.videos]).toEqual([
      { items: [], pageCount: 1 },
      { items: [], pageCount: 1 },
    ]);
    expect(past.reads).toEqual(past.ours.items.slice(0, 5));
    const main = await read<NewsPage>(api, `${NEWSROOM_PATHS.main}?page=1`);
    expect(main).toEqual(past.ours);
  });

  it('are empty before there is anything', async () => {
    const none = { items: [], pageCount: 0 };
    expect(await read(api, NEWSROOM_PATHS.items)).toEqual({
      ours: none,
      others: none,
      videos: none,
      reads: [],
    });
    expect(await read(api, NEWSROOM_PATHS.generals)).toEqual([]);
    expect(await read(api, NEWSROOM_PATHS.sources)).toEqual([]);
  });

  it.each([
    [`${NEWSROOM_PATHS.items}?ourPage=0`, 'ourPage'],
    [`${NEWSROOM_PATHS.items}?videoPage=abc`, 'videoPage'],
    [`${NEWSROOM_PATHS.others}?page=-1`, 'page'],
    [`${NEWSROOM_PATHS.videos}?page=1.5`, 'page'],
    [`${NEWSROOM_PATHS.videos}?page=1e2`, 'page'],
    [`${NEWSROOM_PATHS.others}?page=0x1`, 'page'],
    [`${NEWSROOM_PATHS.others}?page=01`, 'page'],
    [`${NEWSROOM_PATHS.main}?page=9999999999999999999x`, 'page'],
  ])('%s is no page', async (path, field) => {
    const answer = await visit(api, path);
    expect([answer.statusCode, Object.keys(answer.json().error_validation)]).toEqual([422, [field]]);
  });

  it('tell of the press with its source', async () => {
    const source = await staff.publish(mediaSource, { title: 'Газета', site: 'https://gazeta.example' });
    const article = await staff.publish(mediaOther, {
      title: 'О нас',
      source,
      link: 'https://gazeta.example/1',
    });
    const { items } = await read<NewsPage>(api, NEWSROOM_PATHS.others);
    expect(items).toMatchObject([
      {
        kind: 'other',
        link: 'https://gazeta.example/1',
        source: {
          id: source,
          title: 'Газета',
          site: 'https://gazeta.example',
          logo: { alt: expect.any(String) },
        },
      },
    ]);
    expect(await read<PressSource[]>(api, NEWSROOM_PATHS.sources)).toEqual([items[0]?.source]);
    await staff.call(mediaOther, 'remove', article);
    await staff.call(mediaSource, 'remove', source);
    expect(await read(api, NEWSROOM_PATHS.sources)).toEqual([]);
    expect(await read(api, NEWSROOM_PATHS.others)).toEqual({ items: [], pageCount: 0 });
  });
});

describe('videos', () => {
  it('stand behind the fixed ones, on all pages', async () => {
    const ids: number[] = [];
    for (let number = 1; number <= mediaVideo.pageSize.public + 2; number += 1) {
      ids.push(await staff.publish(mediaVideo, { title: `Ролик ${number}`, publishedAt: day(number) }));
    }
    const [first = 0, second = 0, third = 0] = ids;
    for (const id of [second, first, third]) await staff.call(mediaVideo, 'highlightAdd', id);
    await staff.call(mediaVideo, 'highlightUp', first);
    const page = await read<VideoPage>(api, NEWSROOM_PATHS.videos);
    expect(titles(page.items).slice(0, 4)).toEqual(['Ролик 1', 'Ролик 2', 'Ролик 3', `Ролик ${ids.length}`]);
    expect(page.items.map(({ fixed }) => fixed).slice(0, 4)).toEqual([true, true, true, false]);
    const last = await read<VideoPage>(api, `${NEWSROOM_PATHS.videos}?page=2`);
    expect([titles(last.items), last.pageCount]).toEqual([['Ролик 5', 'Ролик 4'], 2]);
    await staff.call(mediaVideo, 'highlightRemove', first);
    expect(titles((await read<VideoPage>(api, NEWSROOM_PATHS.videos)).items)[0]).toBe('Ролик 2');
  });

  it('are found by id', async () => {
    const id = await staff.publish(mediaVideo, {
      title: 'Ролик',
      video: 'https://video.example/1',
      duration: '3:40',
    });
    const draft = await staff.draft(mediaVideo);
    expect(await read<VideoCard>(api, `${NEWSROOM_PATHS.video}/${id}`)).toMatchObject({
      id,
      title: 'Ролик',
      video: 'https://video.example/1',
      duration: '3:40',
      fixed: false,
    });
    for (const absent of [draft.id, 999_999, 'abc', '0']) {
      expect((await visit(api, `${NEWSROOM_PATHS.video}/${absent}`)).statusCode).toBe(404);
    }
  });
});

describe('an article', () => {
  const find = (identifier: string) =>
    visit(api, `${NEWSROOM_PATHS.item}?identifier=${encodeURIComponent(identifier)}`);

  it('is found by its identifier, own or of the press, and by a former one', async () => {
    const own = await news('Своя', { slug: 'svoya', publishedAt: day(5) });
    await staff.publish(mediaOther, { title: 'Чужая', slug: 'chuzhaya' });
    expect(await read<NewsArticle>(api, `${NEWSROOM_PATHS.item}?identifier=svoya`)).toMatchObject({
      id: own,
      kind: 'our',
      identifier: 'svoya',
      public_at: day(5),
      content: expect.stringMatching(/^<p>/u),
      image: { url: expect.stringMatching(/webp$/u), alt: expect.any(String) },
    });
    expect((await find('chuzhaya')).json()).toMatchObject({ kind: 'other', title: 'Чужая' });
    await staff.update(mediaOur, own, { slug: 'novaya' });
    expect((await find('svoya')).json()).toMatchObject({ id: own, identifier: 'novaya' });
    const other = await staff.publish(mediaOther, { title: 'Теперь она', slug: 'svoya' });
    expect((await find('svoya')).json()).toMatchObject({ id: other, kind: 'other' });
  });

  it('is not found by an id, by nonsense, or before it is published', async () => {
    const id = await news('Своя');
    await staff.draft(mediaOur, { slug: 'chernovik' });
    for (const identifier of [String(id), 'chernovik', 'netu', '../../etc', 'а'.repeat(150), '']) {
      const answer = await find(identifier);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'This page could not be found']);
    }
    expect((await visit(api, NEWSROOM_PATHS.item)).statusCode).toBe(422);
    for (const wrong of ['а'.repeat(300), '\u0000']) expect((await find(wrong)).statusCode).toBe(422);
  });

  /** Opens its page, as a browser tells of it. */
  const open = async (identifier: string, visitor: string, headers: object = {}) => {
    const { id, kind } = (await find(identifier)).json<NewsArticle>();
    return told(`${kind}/${id}`, { cookie: `visitor=${visitor}`, ...headers });
  };
  const told = async (payload: string, headers: object) => {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: `${API_BASE_PATH}${NEWSROOM_PATHS.read}`,
      payload,
      headers: { 'content-type': 'text/plain', ...headers },
    });
    expect(statusCode).toBe(204);
  };
  const counted = async () => {
    await api.app.get(ArticleReads).flush();
    const rows = await api.dataSource.query<{ reads: string }[]>('SELECT reads FROM content_read');
    return rows.map(({ reads }) => Number(reads));
  };

  it('is read by people who open it, each once a day, and of one address only so many', async () => {
    const id = await news('Своя', { slug: 'svoya' });
    await staff.draft(mediaOur, { slug: 'chernovik' });
    for (let times = 0; times < 3; times += 1) await find('svoya');
    await open('svoya', 'robot-of-search', { 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0)' });
    for (const nonsense of [
      '',
      'svoya',
      `our/${id + 1}`,
      'other/1',
      `our/${id}/`,
      'our/99999999999',
      '\u0000',
    ])
      await told(nonsense, {});
    expect(await counted()).toEqual([]);
    for (let times = 0; times < 3; times += 1) await open('svoya', 'visitor-1');
    expect(await counted()).toEqual([1]);
    for (let visitor = 2; visitor < 40; visitor += 1) await open('svoya', `visitor-${visitor}`);
    const { points } = productionLimits.newsroom.readersIp;
    expect(await counted()).toEqual([points]);
    await api.dataSource.query('DELETE FROM rate_limit');
    await open('svoya', 'visitor-1');
    expect(await counted()).toEqual([points + 1]);
    const kept = await api.dataSource.query<{ key: string }[]>('SELECT key FROM rate_limit');
    expect(JSON.stringify(kept)).not.toMatch(/visitor-1|127\.0\.0\.1/u);
  });

  it('that is read more often stands higher among the most read', async () => {
    await news('Давняя', { slug: 'davnyaya', publishedAt: day(1) });
    await news('Свежая', { slug: 'svezhaya', publishedAt: day(9) });
    await staff.publish(mediaOther, { title: 'Чужая', slug: 'chuzhaya', publishedAt: day(2) });
    const manyReads = async () => titles(await read<NewsCard[]>(api, NEWSROOM_PATHS.manyReads));
    expect(await manyReads()).toEqual(['Свежая', 'Давняя']);
    await open('chuzhaya', 'visitor-1');
    for (const visitor of ['visitor-1', 'visitor-2']) await open('davnyaya', visitor);
    await api.app.get(ArticleReads).flush();
    expect(await manyReads()).toEqual(['Давняя', 'Чужая', 'Свежая']);
    const { reads } = await read<NewsroomItems>(api, NEWSROOM_PATHS.items);
    expect(titles(reads)).toEqual(['Давняя', 'Чужая', 'Свежая']);
    await staff.call(mediaOther, 'unpublish', 1);
    expect(await manyReads()).toEqual(['Давняя', 'Свежая']);
  });

  it('that was read long ago is forgotten', async () => {
    const before = await news('Прежде', { publishedAt: day(1) });
    await news('Теперь', { slug: 'teper', publishedAt: day(2) });
    await api.dataSource.query(
      `INSERT INTO content_read (content_type, item_id, day, reads) VALUES ($1, $2, current_date - 40, 1000)`,
      [mediaOur.name, before],
    );
    await open('teper', 'visitor-1');
    await eventually(async () => {
      const rows = await api.dataSource.query<{ id: number }[]>('SELECT item_id AS id FROM content_read');
      return rows.map(({ id }) => id).join() === String(before + 1);
    });
    expect(titles(await read<NewsCard[]>(api, NEWSROOM_PATHS.manyReads))).toEqual(['Теперь', 'Прежде']);
  });
});

describe('a film', () => {
  const film = (fields: object) =>
    staff.publish(mediaVideo, { clip: null, captions: null, video: '', ...fields });
  const card = (id: number) => read<VideoCard>(api, `${NEWSROOM_PATHS.video}/${id}`);

  it('is a file of ours with its captions, or an address: one of both', async () => {
    const own = await card(await staff.publish(mediaVideo, { video: '' }));
    expect(own).toMatchObject({
      clip: { url: expect.stringMatching(/\.webm$/u), type: 'video/webm', size: expect.any(Number) },
      captions: expect.stringMatching(/\.vtt$/u),
      player: null,
    });
    const part = await api.app.inject({ url: own.clip?.url ?? '', headers: { range: 'bytes=0-3' } });
    expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([
      206,
      'video/webm',
      4,
    ]);
    const { headers } = await api.app.inject({ url: own.captions ?? '' });
    expect(headers['content-type']).toBe('text/vtt; charset=utf-8');
    const admin = await signIn(api, 'ADMIN');
    const { id } = await staff.draft(mediaVideo, { clip: null, video: '' });
    const { status, body } = await admin.post(addressOf(mediaVideo, 'publish', id));
    const reason = { clip: ['Заполните одно из двух: «Файл ролика» или «Адрес ролика»'] };
    expect([status, body['error_validation']]).toEqual([422, reason]);
  });

  it('of a site that is known plays in a page that alone may frame it', async () => {
    const id = await film({ title: 'Ролик "А"', video: 'https://vk.com/video-1_2' });
    const { player } = await card(id);
    const { headers, payload } = await api.app.inject({ url: player ?? '' });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; frame-src https:\/\/vkvideo\.ru https:\/\/vk\.com; frame-ancestors 'self';/u,
      ),
    });
    expect(headers['x-frame-options']).not.toBe('DENY');
    expect(payload).toContain(
      'src="https://vkvideo.ru/video_ext.php?oid=-1&amp;id=2" title="Ролик &quot;А&quot;"',
    );
    expect(payload).toContain('sandbox="allow-scripts allow-same-origin allow-presentation"');
    const other = await film({ video: 'https://video.example/film' });
    expect((await card(other)).player).toBeNull();
    const absent = await api.app.inject({ url: `/api/v1/${NEWSROOM_PATHS.player}/${other}` });
    expect(absent.statusCode).toBe(404);
  });
});

describe('an address of news and of the press', () => {
  it('is taken for both, whoever comes first', async () => {
    await news('Открытие', { slug: 'otkrytie' });
    await staff.publish(mediaOther, { title: 'О нас', slug: 'o-nas', link: 'https://gazeta.example/1' });
    const admin = await signIn(api, 'ADMIN');
    const refused = [
      await admin.post(addressOf(mediaOther, 'add'), { title: 'Пишут', slug: 'otkrytie' }),
      await admin.post(addressOf(mediaOur, 'add'), { title: 'Пишем', slug: 'o-nas' }),
    ];
    const reason = { slug: ['Этот адрес уже занят: придумайте другой'] };
    expect(refused.map(({ status, body }) => [status, body['error_validation']])).toEqual([
      [422, reason],
      [422, reason],
    ]);
    const { body } = await admin.post(addressOf(mediaOther, 'add'), { title: 'Otkrytie' });
    expect(body['slug']).toBe('otkrytie-2');
  });
});
