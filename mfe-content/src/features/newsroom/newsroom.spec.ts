import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type NewsArticle,
  type NewsCard,
  NEWSROOM_PATHS,
  PHOTOBANK_PATHS,
  type VideoCard,
} from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { tieShortWords } from '@polden/ru';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { servePage, structuredIn } from '../../testing/serve-page.ts';

let api: ContentApi;

const news = (id: number, change: Partial<NewsCard> = {}): NewsCard => ({
  id,
  kind: 'our',
  identifier: `novost-${id}`,
  title: `Новость номер ${id}`,
  lead: `О чём новость номер ${id}.`,
  public_at: '2026-11-20T09:00:00.000Z',
  image: null,
  source: null,
  link: '',
  ...change,
});
const PRESS = news(40, {
  kind: 'other',
  identifier: 'v-gazete',
  title: 'Газета пишет о нас',
  source: { id: 1, title: 'Тульские известия', site: 'https://gazeta.example', logo: null },
  link: 'https://gazeta.example/statya',
});
const ARTICLE: NewsArticle = { ...news(1), content: '<h2>Что меняется</h2><p>Ставка прежняя.</p>' };
const FILM: VideoCard = {
  id: 7,
  title: 'Восемь снимков машины',
  video: 'https://video.example/vosem',
  clip: null,
  captions: null,
  player: null,
  duration: '3:40',
  lead: 'Как снять машину для оценки.',
  public_at: '2026-11-20T09:00:00.000Z',
  image: null,
  fixed: false,
};

beforeEach(async () => {
  api = await startContentApi();
  const all = Array.from({ length: 13 }, (_, index) => news(index + 1));
  api.answers = {
    [NEWSROOM_PATHS.main]: (query) => {
      const page = Number(query.get('page'));
      return { items: all.slice((page - 1) * 12, page * 12), pageCount: 2 };
    },
    [NEWSROOM_PATHS.generals]: [news(5)],
    [NEWSROOM_PATHS.manyReads]: [news(9), PRESS],
    [NEWSROOM_PATHS.others]: { items: [PRESS], pageCount: 1 },
    [NEWSROOM_PATHS.sources]: [PRESS.source],
    [NEWSROOM_PATHS.videos]: { items: [FILM], pageCount: 1 },
    [NEWSROOM_PATHS.item]: (query) =>
      query.get('identifier') === 'v-gazete' ? { ...PRESS, content: '<p>Пересказ.</p>' } : ARTICLE,
    [`${NEWSROOM_PATHS.video}/7`]: FILM,
    [PHOTOBANK_PATHS.logos]: [{ id: 1, title: 'Знак', items: [] }],
    [PHOTOBANK_PATHS.photos]: [],
  };
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

describe('the media section as the server sends it', () => {
  it('opens the news with what editors put first, and shows every other one once', async () => {
    const { status, text } = await servePage('/o-kompanii/nashi-novosti');
    expect(status).toBe(200);
    const list = text.slice(0, text.indexOf('Читают чаще всего'));
    const titles = [...list.matchAll(/Новость номер (\d+) О чём/gu)].map(([, number]) => Number(number));
    expect(titles).toEqual([5, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('takes what the press wrote for no news of its own with the same id', async () => {
    api.answers[NEWSROOM_PATHS.generals] = [{ ...PRESS, id: 1 }];
    const { text } = await servePage('/o-kompanii/nashi-novosti');
    expect(text).toContain('Новость номер 1 О чём');
    expect(text).toContain('Газета пишет о нас');
  });

  it.each([
    ['/o-kompanii/nashi-novosti', 'Новости компании'],
    ['/o-kompanii/smi-o-nas', 'СМИ о нас'],
    ['/o-kompanii/video', 'Видео о займах и компании'],
  ])('gives the tab %s a head and a place among the others', async (path, title) => {
    const { html } = await servePage(path);
    expect(html).toContain(`<title>${title}`);
    expect(html).toMatch(
      new RegExp(`href="${path}"[^>]*aria-current="page"|aria-current="page"[^>]*href="${path}"`, 'u'),
    );
    for (const tab of ['nashi-novosti', 'smi-o-nas', 'video', 'photobank'])
      expect(html).toContain(`href="/o-kompanii/${tab}"`);
  });

  it('names the second page in its title and description, and has links between pages', async () => {
    expect((await servePage('/o-kompanii/nashi-novosti')).html).toContain(
      'href="/o-kompanii/nashi-novosti?page=2"',
    );
    const { html, text } = await servePage('/o-kompanii/nashi-novosti?page=2');
    expect(html).toMatch(/<title>Новости компании — страница 2/u);
    expect(html).toMatch(/<meta name="description" content="[^"]+\. Страница 2\."\/>/u);
    expect(text).toContain('Новость номер 13');
    expect(text).not.toContain('Новость номер 5 О чём');
  });

  describe.each([
    ['/o-kompanii/nashi-novosti', 'Новости компании', 'Новости'],
    ['/o-kompanii/smi-o-nas', 'СМИ о нас', 'СМИ о нас'],
    ['/o-kompanii/video', 'Видео о займах и компании', 'Видео'],
    ['/o-kompanii/photobank', 'Фотобанк: логотипы и иллюстрации', 'Фотобанк'],
  ])('the pages of %s', (path, title, heading) => {
    it.each(['0', '-1', 'two', ''])('have no number «%s»', async (page) => {
      expect(await servePage(`${path}?page=${page}`)).toMatchObject({ status: 404 });
    });

    it('have one address for the first', async () => {
      expect(await servePage(`${path}?page=1&utm_source=x`)).toMatchObject({
        status: 301,
        location: `${path}?utm_source=x`,
      });
    });

    it('are none past the end, and do not call themselves one', async () => {
      const { status, text, html } = await servePage(`${path}?page=9`);
      expect(status).toBe(404);
      expect(text).toContain('Такой страницы нет: здесь ');
      expect(html).toContain(`<title>${title} — Полдень</title>`);
      expect(html).toContain(`<h1>${tieShortWords(heading)}</h1>`);
      expect(html).not.toContain('траница 9');
      expect(html).toMatch(
        new RegExp(
          `href="${path}(?:\\?page=\\d)?"[^>]*><span class="content">(?:На последнюю страницу|К началу списка)`,
          'u',
        ),
      );
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    });
  });

  it('opens an article with its contents, and one of the press with its source', async () => {
    const own = await servePage('/o-kompanii/nashi-novosti/novost-1');
    expect(own.html).toContain('<h2 id="что-меняется">Что меняется</h2>');
    expect(own.text).toContain('Главная О компании Новости Новость номер 1');
    const press = await servePage('/o-kompanii/nashi-novosti/v-gazete');
    expect(press.html).toContain('href="https://gazeta.example/statya"');
    expect(press.text).toContain('Читать в источнике: Тульские известия');
  });

  it('says how long an article takes to read, and nothing of one that is read in its source', async () => {
    expect((await servePage('/o-kompanii/nashi-novosti/novost-1')).text).toContain('1 минута чтения');
    for (const content of ['', '<p></p>']) {
      api.answers[NEWSROOM_PATHS.item] = { ...PRESS, content };
      const { html } = await servePage('/o-kompanii/nashi-novosti/v-gazete');
      expect(html).not.toContain('чтения');
      expect(html).not.toContain('<p class="facts"></p>');
    }
  });

  it('names who wrote an article to search engines', async () => {
    const own = structuredIn(await servePage('/o-kompanii/nashi-novosti/novost-1'), 'NewsArticle');
    expect(own).toMatchObject({ author: { name: 'Полдень' }, publisher: { name: 'Полдень' } });
    expect(own).not.toHaveProperty('isBasedOn');
    const newspaper = {
      '@type': 'Organization',
      name: 'Тульские известия',
      url: 'https://gazeta.example',
    };
    const press = structuredIn(await servePage('/o-kompanii/nashi-novosti/v-gazete'), 'NewsArticle');
    expect(press).toMatchObject({
      author: newspaper,
      publisher: newspaper,
      isBasedOn: 'https://gazeta.example/statya',
    });
    api.answers[NEWSROOM_PATHS.item] = { ...PRESS, source: null, content: '<p>Пересказ.</p>' };
    const unnamed = await servePage('/o-kompanii/nashi-novosti/v-gazete');
    expect(structuredIn(unnamed, 'NewsArticle')).toBeUndefined();
  });

  it('moves from a former identifier to the present one', async () => {
    expect(await servePage('/o-kompanii/nashi-novosti/ranshe?utm_source=x')).toMatchObject({
      status: 301,
      location: '/o-kompanii/nashi-novosti/novost-1?utm_source=x',
    });
  });

  it('shows a film without loading anything of others', async () => {
    const { html, text } = await servePage('/o-kompanii/video/7');
    expect(text).toContain('Смотреть на video.example');
    expect(html).not.toMatch(/<iframe|<script src|<video/u);
    api.answers[`${NEWSROOM_PATHS.video}/7`] = { ...FILM, video: '/video/vosem.mp4' };
    expect((await servePage('/o-kompanii/video/7')).text).toContain('Смотреть видео , откроется');
    expect(await servePage('/o-kompanii/video/8')).toMatchObject({ status: 404 });
    expect(await servePage('/o-kompanii/video/1e3')).toMatchObject({ status: 404 });
  });

  it('plays a file of its own without JavaScript, with captions, and loads nothing of it before', async () => {
    api.answers[`${NEWSROOM_PATHS.video}/7`] = {
      ...FILM,
      video: '',
      clip: { url: '/api/v1/media/file/a.webm', type: 'video/webm', size: 100_000 },
      captions: '/api/v1/media/file/b.vtt',
    };
    const { html } = await servePage('/o-kompanii/video/7');
    expect(html).toMatch(/<video[^>]* controls=""[^>]* preload="none"/u);
    expect(html).toContain('<source src="/api/v1/media/file/a.webm" type="video/webm"/>');
    expect(html).toMatch(
      /<track kind="captions" srcLang="ru" label="Русские субтитры" src="\/api\/v1\/media\/file\/b.vtt" default=""\/>/u,
    );
  });

  it('is whole without what stands beside the list, and 503 without the list', async () => {
    delete api.answers[NEWSROOM_PATHS.manyReads];
    delete api.answers[NEWSROOM_PATHS.generals];
    expect((await servePage('/o-kompanii/nashi-novosti')).text).toContain('Новость номер 1 ');
    api.outage = 500;
    expect(await servePage('/o-kompanii/nashi-novosti')).toMatchObject({ status: 503 });
  });
});
