import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configureHttp, expireCachedReads } from '@polden/http';
import { startBlogApi, type BlogApi } from '../../testing/blog-api.ts';
import { postCard, SCHEDULE_POST } from '../../testing/blog-data.ts';
import { servePage, structuredIn } from '../../testing/serve-page.ts';

const ADDRESS = `/blog/${SCHEDULE_POST.slug}`;
let api: BlogApi;

beforeEach(async () => {
  api = await startBlogApi();
  for (const key of [SCHEDULE_POST.slug, String(SCHEDULE_POST.id), 'staryj-adres']) {
    api.articles.set(key, SCHEDULE_POST);
  }
  api.posts = [postCard(1), postCard(2), SCHEDULE_POST, postCard(3, { title: 'Платежи раньше срока' })];
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

describe('an article as the server sends it', () => {
  it('has its text, its facts and the way up', async () => {
    const { status, html, text } = await servePage(ADDRESS);
    expect(status).toBe(200);
    expect(html).toContain('<title>Как читать график платежей — Полдень</title>');
    expect(html).toContain(`<meta name="description" content="${SCHEDULE_POST.lead}"/>`);
    expect(html).toContain(SCHEDULE_POST.content.replace('<h2>', '<h2 id="из-чего-состоит-платёж">'));
    expect(text).toContain('20 ноября 2026 1 минута чтения');
    expect(text).toContain('Главная Блог Как читать график платежей');
    expect(text).toContain('В среднем 4,5 — 2 оценки');
  });

  it('leads on to other posts, the nearest in subject first', async () => {
    const { text } = await servePage(ADDRESS);
    expect(text).toMatch(/Ещё по теме .*Платежи раньше срока .*Статья номер 1 .*Статья номер 2 /u);
  });

  it('says who wrote it, and stands under its category', async () => {
    const category = { slug: 'dolgi', title: 'Платежи и долги' };
    const author = {
      name: 'Ольга Терехова',
      role: 'специалист поддержки',
      about: '',
      portrait: null,
      isStaff: true,
    };
    api.categories = [{ ...category, lead: '', posts: 2 }];
    api.articles.set(SCHEDULE_POST.slug, { ...SCHEDULE_POST, category, author });
    const page = await servePage(ADDRESS);
    expect(page.text).toContain('Главная Блог Платежи и долги Как читать график платежей');
    expect(page.html).toContain('href="/blog/tema/dolgi"');
    expect(page.text).toContain('Ольга Терехова специалист поддержки');
    expect(structuredIn(page, 'NewsArticle')?.['author']).toMatchObject({
      '@type': 'Person',
      name: author.name,
      jobTitle: author.role,
      worksFor: { '@id': expect.any(String) },
    });
  });

  it('says of somebody who was asked to write it that they are not of the company', async () => {
    const author = { name: 'Анна Гостева', role: 'журналист', about: '', portrait: null, isStaff: false };
    api.articles.set(SCHEDULE_POST.slug, { ...SCHEDULE_POST, author });
    expect(structuredIn(await servePage(ADDRESS), 'NewsArticle')?.['author']).toEqual({
      '@type': 'Person',
      name: author.name,
      jobTitle: author.role,
    });
  });

  it('describes itself to search engines without letting a title out of its script', async () => {
    api.articles.set(SCHEDULE_POST.slug, { ...SCHEDULE_POST, title: 'О </script><b>теге' });
    const { html } = await servePage(ADDRESS);
    const written = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)];
    const objects = written.map(([, json = '']) => JSON.parse(json) as { '@type': string });
    expect(objects.map((object) => object['@type'])).toEqual(['BreadcrumbList', 'NewsArticle']);
    expect(objects[1]).toMatchObject({
      headline: 'О </script><b>теге',
      image: ['https://polden.example/api/v1/media/hash7/1600.webp'],
    });
  });

  it.each(['7', 'staryj-adres'])('is moved for good from /blog/%s to its address', async (key) => {
    expect(await servePage(`/blog/${key}`)).toMatchObject({ status: 301, location: ADDRESS });
    expect((await servePage(`/blog/${key}?utm_source=x`)).location).toBe(`${ADDRESS}?utm_source=x`);
  });

  it.each(['net-takoj', 'Kak', '-', 'a%2Fb'])('is not found at /blog/%s', async (key) => {
    expect((await servePage(`/blog/${key}`)).status).toBe(404);
  });

  it('is shown as it was last read while the API is down, and is gone once it is taken off', async () => {
    configureHttp({ origin: api.origin, cacheReads: true });
    await servePage(ADDRESS);
    api.outage = 500;
    expireCachedReads();
    expect((await servePage(ADDRESS)).text).toContain('Как читать график платежей');
    api.outage = null;
    api.articles.clear();
    expireCachedReads();
    expect((await servePage(ADDRESS)).status).toBe(404);
    api.outage = 'break the connection';
    expect((await servePage(ADDRESS)).status).toBe(503);
  });
});

describe('the rating without JavaScript', () => {
  it('takes a vote by a plain post and shows it with the new mean', async () => {
    const page = await servePage(ADDRESS, { id: '7', rating: '5' });
    expect(page.status).toBe(200);
    expect(api.votes).toEqual([{ id: 7, rating: 5 }]);
    expect(page.text).toContain('Спасибо! Ваша оценка: 5 из 5.');
    expect(page.text).toContain('В среднем 4,7 — 3 оценки');
    expect(page.html).toMatch(/<input[^>]* checked=""[^>]* value="5"|<input[^>]* value="5"[^>]* checked=""/u);
  });

  it.each<Record<string, string>>([{ id: '7' }, { id: '7', rating: '6' }, { id: 'x', rating: '3' }])(
    'asks again after %j',
    async (form) => {
      const page = await servePage(ADDRESS, form);
      expect(page.status).toBe(422);
      expect(page.text).toContain('Выберите оценку от 1 до 5.');
      expect(api.votes).toEqual([]);
    },
  );

  it.each([
    { outage: 429, status: 429, says: 'Слишком много оценок подряд' },
    { outage: 500, status: 503, says: 'Оценка не сохранилась' },
    { outage: 'break the connection' as const, status: 503, says: 'у нас что-то не сработало' },
  ])('says that the vote was not counted: $outage', async ({ outage, status, says }) => {
    configureHttp({ origin: api.origin, cacheReads: true });
    expireCachedReads();
    await servePage(ADDRESS);
    api.outage = outage;
    const page = await servePage(ADDRESS, { id: '7', rating: '4' });
    expect(page.status).toBe(status);
    expect(page.text).toContain(says);
  });
});
