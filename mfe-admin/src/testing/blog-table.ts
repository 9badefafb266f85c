import type { BlogPostItem, MoveDirection, UpdateBlogPost } from '@polden/api-contract';
import { post } from './admin-data.ts';
import { invalid, ok, refusal, type Answer, type Call } from './answers.ts';
import { blogPath } from './blog-path.ts';

const PAGE_SIZE = 2;

/** The articles of the test's server, with the rules of the API that the pages depend on. */
export class BlogTable {
  posts: BlogPostItem[];
  private readonly added = new Map<string, { sent: string; item: BlogPostItem }>();

  constructor(posts: BlogPostItem[]) {
    this.posts = posts;
  }

  find(id: number): BlogPostItem | undefined {
    return this.posts.find((item) => item.id === id);
  }

  /** A change from elsewhere: another person, another tab. */
  change(id: number, values: Partial<BlogPostItem>): BlogPostItem {
    const item = this.find(id);
    if (!item) throw new Error(`no article ${id}`);
    Object.assign(item, values, { version: item.version + 1 });
    return item;
  }

  answer(call: Call): Answer {
    if (call.path === blogPath('list')) return this.list(call.query);
    if (call.path === blogPath('highlights')) return ok(this.highlights());
    if (call.path === blogPath('add')) return this.add(call);
    const [, path = '', number] = /^(.+)\/(\d+)$/u.exec(call.path) ?? [];
    const item = this.find(Number(number));
    return item ? this.answerItem(path, item, call.body) : refusal(404, { message: 'Такой записи нет' });
  }

  private answerItem(path: string, item: BlogPostItem, body: Record<string, unknown>): Answer {
    const { id } = item;
    const { version = item.version } = body;
    if (version !== item.version) {
      return refusal(409, { message: 'Пока вы правили, запись изменили', current: item });
    }
    switch (path) {
      case blogPath('item'):
        return ok(item);
      case blogPath('update'):
        return this.update(id, body as unknown as UpdateBlogPost);
      case blogPath('publish'):
        if (item.image === null) return invalid('image', 'Добавьте картинку');
        return ok(this.change(id, { state: 'published', publishedAt: '2026-11-20T09:00:00.000Z' }));
      case blogPath('unpublish'):
        return ok(this.change(id, { state: 'draft' }));
      case blogPath('remove'):
        this.posts = this.posts.filter((other) => other !== item);
        return ok(true);
      case blogPath('highlightAdd'):
        return this.reorder([...this.order(), id]);
      case blogPath('highlightRemove'):
        return this.reorder(this.order().filter((other) => other !== id));
      case blogPath('highlightMove'):
        return this.move(id, body['direction'] as MoveDirection);
      default:
        return refusal(404, { message: 'Такого адреса нет' });
    }
  }

  private list(query: URLSearchParams): Answer {
    const search = (query.get('search') ?? '').toLowerCase();
    const found = this.posts.filter(
      ({ title, state }) => title.toLowerCase().includes(search) && (query.get('status') ?? state) === state,
    );
    const start = (Number(query.get('page')) - 1) * PAGE_SIZE;
    return ok({
      items: found.slice(start, start + PAGE_SIZE).map((item) => ({ ...item, cells: { category: null } })),
      pageCount: Math.ceil(found.length / PAGE_SIZE),
      total: found.length,
    });
  }

  private add({ body, idempotencyKey }: Call): Answer {
    const earlier = idempotencyKey === undefined ? undefined : this.added.get(idempotencyKey);
    const sent = JSON.stringify(body);
    if (earlier?.sent === sent) return ok(earlier.item);
    if (earlier) return refusal(409, { message: 'Эта запись уже добавлена', current: earlier.item });
    const values = trimmed(body);
    if (values['title'] === '') return invalid('title', 'Введите заголовок');
    const item = post(this.posts.length + 1, values);
    this.posts.push(item);
    if (idempotencyKey !== undefined) this.added.set(idempotencyKey, { sent, item });
    return ok(item);
  }

  private update(id: number, { version: _, ...values }: UpdateBlogPost): Answer {
    const given = trimmed(values);
    if (given['title'] === '') return invalid('title', 'Введите заголовок');
    return ok(this.change(id, given));
  }

  private highlights(): BlogPostItem[] {
    return this.posts
      .filter(({ highlight }) => highlight !== null)
      .sort((a, b) => Number(a.highlight) - Number(b.highlight));
  }

  private order(): number[] {
    return this.highlights().map(({ id }) => id);
  }

  private reorder(ids: number[]): Answer {
    for (const item of this.posts) {
      const place = ids.indexOf(item.id);
      item.highlight = place < 0 ? null : place + 1;
    }
    return ok(this.highlights());
  }

  private move(id: number, direction: MoveDirection): Answer {
    const ids = this.order();
    const from = ids.indexOf(id);
    ids.splice(from, 1);
    ids.splice(direction === 'up' ? from - 1 : from + 1, 0, id);
    return this.reorder(ids);
  }
}

/** Texts as they are kept: nothing stands around them. */
function trimmed(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}
