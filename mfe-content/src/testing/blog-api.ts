import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  API_BASE_PATH,
  BLOG_PATHS,
  type BlogCategory,
  type BlogPost,
  type BlogPostCard,
  type RatingUpdate,
} from '@polden/api-contract';

const PAGE_SIZE = 12;

interface Answer {
  status: number;
  body: object;
}

/** The blog's API over real HTTP; a test may change what it holds at any time. */
export interface BlogApi {
  origin: string;
  posts: BlogPostCard[];
  grands: BlogPostCard[];
  categories: BlogCategory[];
  /** By everything that finds it: slug, id, former slug. */
  articles: Map<string, BlogPost>;
  votes: RatingUpdate[];
  /** While it is set, every call is answered with this status, or not at all. */
  outage: number | 'break the connection' | null;
  close(): Promise<void>;
}

export async function startBlogApi(): Promise<BlogApi> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (api.outage === 'break the connection') {
        request.socket.destroy();
        return;
      }
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
      const path = pathname.replace(API_BASE_PATH, '');
      const answer = api.outage === null ? answerTo(api, path, searchParams, body) : refusal(api.outage);
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api: BlogApi = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts: [],
    grands: [],
    categories: [],
    articles: new Map(),
    votes: [],
    outage: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}

function answerTo(api: BlogApi, path: string, query: URLSearchParams, body: string): Answer {
  const asked = query.get('category');
  const category = api.categories.find(({ slug }) => slug === asked || `byvshaya-${slug}` === asked) ?? null;
  if (asked !== null && !category) return refusal(404);
  const chosen = api.posts.filter((post) => !category || post.category?.slug === category.slug);
  const list = (page: number) => ({
    posts: chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    pageCount: Math.ceil(chosen.length / PAGE_SIZE),
    category,
  });
  if (path === BLOG_PATHS.categories) return ok(api.categories);
  if (path === BLOG_PATHS.index) return ok({ ...list(1), grands: api.grands });
  if (path === BLOG_PATHS.posts) return ok(list(Number(query.get('page'))));
  if (path === BLOG_PATHS.rating) {
    api.votes.push(JSON.parse(body) as RatingUpdate);
    return ok({ ok: true, rating: 4.7, votes: 3 });
  }
  const article = api.articles.get(path.replace(`${BLOG_PATHS.post}/`, ''));
  return article ? ok(article) : refusal(404);
}

function ok(body: object): Answer {
  return { status: 200, body };
}

function refusal(status: number): Answer {
  return { status, body: { code: status, message: 'Отказ' } };
}
