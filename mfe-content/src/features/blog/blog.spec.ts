import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configureHttp, expireCachedReads } from '@polden/http';
import { startBlogApi, type BlogApi } from '../../testing/blog-api.ts';
import { postCard } from '../../testing/blog-data.ts';
import { servePage } from '../../testing/serve-page.ts';

let api: BlogApi;

beforeEach(async () => {
  api = await startBlogApi();
  api.posts = Array.from({ length: 26 }, (_, index) => postCard(index + 1));
  api.grands = [postCard(14), postCard(2)];
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

describe('the blog as the server sends it', () => {
  it('opens with the highlights in their order, and shows every other post once', async () => {
    const { status, text, html } = await servePage('/blog');
    expect(status).toBe(200);
    expect(html).toContain('<title>Блог о займах и деньгах — Полдень</title>');
    const titles = [...text.matchAll(/Статья номер (\d+) /gu)].map(([, number]) => Number(number));
    expect(titles).toEqual([14, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('tells of a post when it was published and how long it takes, with a picture that keeps its place', async () => {
    const { html, text } = await servePage('/blog');
    expect(text).toContain(
      '20 ноября 2026 4 минуты чтения Статья номер 1 О чём рассказывает статья номер 1.',
    );
    expect(html).toContain('<time dateTime="2026-11-20T09:00:00.000Z">');
    expect(html).toMatch(
      /<img[^>]* srcSet="[^"]*hash1\/480\.webp 480w[^"]*"[^>]* width="1600" height="900"/u,
    );
    expect(html).toContain('href="/blog/statya-1"');
  });

  it('has pages with addresses, and names them in the title and the description', async () => {
    const first = await servePage('/blog');
    expect(first.html).toMatch(/href="\/blog\?page=2"/u);
    const { html, text } = await servePage('/blog?page=2');
    expect(html).toContain('<title>Блог о займах и деньгах — страница 2 — Полдень</title>');
    expect(html).toMatch(/<meta name="description" content="[^"]+\. Страница 2\."\/>/u);
    expect(text).toContain('Статья номер 13');
    expect(text).not.toContain('Главное');
    // The first page has one address.
    expect(html).toMatch(
      /href="\/blog"[^>]*aria-label="Страница 1"|aria-label="Страница 1"[^>]*href="\/blog"/u,
    );
  });

  it('has a page for each category, with its posts and pages, and leads there', async () => {
    const category = {
      slug: 'dolgi',
      title: 'Платежи и долги',
      lead: 'Как платить и что делать, если трудно.',
    };
    api.categories = [{ ...category, posts: 13 }];
    api.posts = api.posts.map((post) => ({ ...post, category: post.id % 2 === 0 ? category : null }));
    expect((await servePage('/blog')).html).toMatch(/href="\/blog\/tema\/dolgi"/u);
    const { status, html, text } = await servePage('/blog/tema/dolgi');
    expect(status).toBe(200);
    expect(html).toContain('<title>Платежи и долги: статьи блога — Полдень</title>');
    expect(html).toContain(`<meta name="description" content="${category.lead}"/>`);
    expect(html).toMatch(/href="\/blog\/tema\/dolgi\?page=2"/u);
    const titles = [...text.matchAll(/Статья номер (\d+) /gu)].map(([, number]) => Number(number));
    expect(titles).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]);
    expect((await servePage('/blog/tema/dolgi?page=2')).text).toContain('Статья номер 26');
    expect(await servePage('/blog/tema/byvshaya-dolgi')).toMatchObject({
      status: 301,
      location: '/blog/tema/dolgi',
    });
    expect(await servePage('/blog/tema/byvshaya-dolgi?page=2&utm_source=x')).toMatchObject({
      status: 301,
      location: '/blog/tema/dolgi?page=2&utm_source=x',
    });
    for (const path of ['/blog/tema/net-takoj', '/blog/tema/A', '/blog/tema/dolgi?page=0'])
      expect((await servePage(path)).status).toBe(404);
  });

  it('tells programs and people where its feeds are', async () => {
    const { html, text } = await servePage('/blog');
    expect(html).toContain('type="application/rss+xml" title="Блог" href="/api/v1/blog/feed.rss"');
    expect(html).toContain('type="application/feed+json" title="Блог" href="/api/v1/blog/feed.json"');
    expect(text).toContain('Новые статьи по подписке: RSS JSON Feed');
  });

  it.each(['0', '-1', 'two', '2a', '1.5', '', '+2', '10000', '9'.repeat(23)])(
    'does not know a page «%s»',
    async (page) => {
      const answer = await servePage(`/blog?page=${encodeURIComponent(page)}`);
      expect(answer).toMatchObject({ status: 404, message: 'Page not found.' });
    },
  );

  it('moves ?page=1 to the address without it for good', async () => {
    expect(await servePage('/blog?page=1')).toMatchObject({ status: 301, location: '/blog' });
    expect(await servePage('/blog?page=1&utm_source=x')).toMatchObject({
      status: 301,
      location: '/blog?utm_source=x',
    });
  });

  it.each(['4', '9999'])('says that there is nothing on page %s', async (page) => {
    const { status, text, html } = await servePage(`/blog?page=${page}`);
    expect(status).toBe(404);
    expect(text).toContain('Такой страницы нет: здесь 3 страницы.');
    expect(html).toContain('<title>Блог о займах и деньгах — Полдень</title>');
    expect(html).not.toContain(`траница ${page}`);
    expect(html).toMatch(/href="\/blog\?page=3"[^>]*><span class="content">На последнюю страницу/u);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('says that there is nothing yet', async () => {
    Object.assign(api, { posts: [], grands: [] });
    expect((await servePage('/blog')).text).toContain('Статей пока нет.');
  });

  it('shows a change at once when the shell has heard of it, and the last data while the API is down', async () => {
    configureHttp({ origin: api.origin, cacheReads: true });
    expireCachedReads();
    await servePage('/blog');
    api.posts = [postCard(99), ...api.posts];
    expireCachedReads();
    expect((await servePage('/blog')).text).toContain('Статья номер 99');
    api.outage = 'break the connection';
    expireCachedReads();
    const stale = await servePage('/blog');
    expect(stale.status).toBe(200);
    expect(stale.text).toContain('Статья номер 99');
  });

  it('is unavailable when there is nothing to show', async () => {
    api.outage = 503;
    expect((await servePage('/blog?page=3')).status).toBe(503);
  });
});
