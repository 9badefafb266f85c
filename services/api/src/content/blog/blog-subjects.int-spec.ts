import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  BLOG_PATHS,
  type BlogCategory,
  type BlogPost,
  type BlogPosts,
  CHANGES_PATHS,
  type ContentChanges,
} from '@polden/api-contract';
import { blogAuthor, blogCategory, blogPost, redirect } from '@polden/content-model';
import { get } from '../../testing/borrower.ts';
import { signIn } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { Publisher } from '../public/testing/visitors.ts';

let api: TestApp;
let staff: Publisher;

const read = async <T>(path: string): Promise<T> => (await get(api, path)).body as unknown as T;
const titlesOf = ({ posts }: BlogPosts) => posts.map(({ title }) => title);

beforeAll(async () => {
  api = await startTestApp();
  staff = new Publisher(api, await signIn(api, 'MANAGER'));
  const loans = await staff.publish(blogCategory, { title: 'Займы', slug: 'zajmy', lead: 'О займах.' });
  const debts = await staff.publish(blogCategory, { title: 'Долги', slug: 'dolgi', lead: '' });
  await staff.publish(blogCategory, { title: 'Пустая', slug: 'pustaya', lead: '' });
  const author = await staff.publish(blogAuthor, { name: 'Анна & Co', role: 'юрист', about: '' });
  const post = (title: string, category: number | null, by: number | null, publishedAt: string) =>
    staff.publish(blogPost, { title, category, author: by, publishedAt });
  await post('О ставке', loans, author, '2026-01-01T09:00:00Z');
  await post('О долге', debts, null, '2026-01-02T09:00:00Z');
  await post('Ещё о ставке', loans, null, '2026-01-03T09:00:00Z');
  await staff.draft(blogPost, { title: 'Черновик', category: debts, author: null });
});
afterAll(() => api.close());

describe('the subjects of the blog', () => {
  it('are those that have posts, in their order', async () => {
    expect(await read<BlogCategory[]>(BLOG_PATHS.categories)).toEqual([
      { slug: 'zajmy', title: 'Займы', lead: 'О займах.', posts: 2 },
      { slug: 'dolgi', title: 'Долги', lead: '', posts: 1 },
    ]);
  });

  it('have their posts, the newest first, and say which they are', async () => {
    const loans = await read<BlogPosts>(`${BLOG_PATHS.posts}?page=1&category=zajmy`);
    expect(titlesOf(loans)).toEqual(['Ещё о ставке', 'О ставке']);
    expect(loans).toMatchObject({ pageCount: 1, category: { slug: 'zajmy', posts: 2 } });
    expect(loans.posts[0]?.category).toEqual({ slug: 'zajmy', title: 'Займы' });
    expect(await read<BlogPosts>(`${BLOG_PATHS.posts}?page=2&category=zajmy`)).toMatchObject({
      posts: [],
      pageCount: 1,
    });
  });

  it.each(['net-takoj', '1', '', 'a&category=b'])('are not found by «%s»', async (category) => {
    expect((await get(api, `${BLOG_PATHS.posts}?page=1&category=${category}`)).status).toBe(404);
  });
});

describe('a post that a redirect leads away', () => {
  it('is in no list and no feed, and is there again once it leads nowhere', async () => {
    const newest = async () => titlesOf(await read<BlogPosts>(`${BLOG_PATHS.posts}?page=1`));
    const subjects = async () => (await read<BlogCategory[]>(BLOG_PATHS.categories)).map(({ slug }) => slug);
    const { id } = await staff.draft(redirect, { path: '/Blog/o-dolge/', target: '/blog/o-stavke' });
    expect(await newest()).toEqual(['Ещё о ставке', 'О ставке']);
    expect(await subjects()).toEqual(['zajmy']);
    expect(await read<BlogPosts>(`${BLOG_PATHS.posts}?page=1&category=dolgi`)).toMatchObject({
      posts: [],
      pageCount: 0,
      category: { posts: 0 },
    });
    const { payload } = await api.app.inject({ url: `/api/v1/${BLOG_PATHS.rss}` });
    expect(payload).not.toContain('/blog/o-dolge');
    await staff.call(redirect, 'remove', id);
    expect(await newest()).toEqual(['Ещё о ставке', 'О долге', 'О ставке']);
  });

  it('has the lists of its type rendered anew', async () => {
    const { sequence } = await read<ContentChanges>(CHANGES_PATHS.list);
    await staff.draft(redirect, { path: '/blog/chego-netu', target: '/blog' });
    const { changes } = await read<ContentChanges>(`${CHANGES_PATHS.list}?since=${sequence}`);
    expect(changes.flatMap(({ tags }) => tags)).toContain(blogPost.name);
  });
});

describe('the author of a post', () => {
  it('stands beside its text', async () => {
    const { author } = await read<BlogPost>(`${BLOG_PATHS.post}/o-stavke`);
    expect(author).toMatchObject({ name: 'Анна & Co', role: 'юрист', about: '' });
    expect((await read<BlogPost>(`${BLOG_PATHS.post}/o-dolge`)).author).toBeNull();
  });
});

describe('the feeds of the blog', () => {
  it('are RSS, with everything escaped, and JSON, of what visitors see', async () => {
    const { payload, headers } = await api.app.inject({ url: `/api/v1/${BLOG_PATHS.rss}` });
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect([...payload.matchAll(/<item><title>([^<]*)</gu)].map(([, title]) => title)).toEqual([
      'Ещё о ставке',
      'О долге',
      'О ставке',
    ]);
    expect(payload).toMatch(/<link>[^<]*\/blog\/o-stavke<\/link>/u);
    expect(payload).toContain('<dc:creator>Анна &amp; Co</dc:creator>');
    expect(payload).toContain('<pubDate>Thu, 01 Jan 2026 09:00:00 GMT</pubDate>');
    expect(await read<object>(BLOG_PATHS.jsonFeed)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: expect.stringMatching(/\/api\/v1\/blog\/feed\.json$/u),
      items: [
        { title: 'Ещё о ставке', url: expect.stringMatching(/\/blog\/esche-o-stavke$/u) },
        { title: 'О долге' },
        { title: 'О ставке', authors: [{ name: 'Анна & Co' }] },
      ],
    });
  });
});
