import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { API_BASE_PATH, CHANGES_PATHS, type ContentChange, type ContentChanges } from '@polden/api-contract';
import { get } from '../../testing/borrower.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';
import { ContentChangesService } from './content-changes.service.ts';

let api: TestApp;
let origin: string;

beforeAll(async () => {
  api = await startTestApp();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}`;
});
beforeEach(async () => {
  // The sequence goes on, as it does in life.
  const [kept] = await api.dataSource.query('SELECT sequence FROM content_sequence');
  await truncate(api.dataSource);
  if (kept)
    await api.dataSource.query('INSERT INTO content_sequence (sequence) VALUES ($1)', [kept.sequence]);
});
afterAll(() => api.close());

const change = (...tags: string[]): Promise<void> =>
  api.dataSource.transaction((manager) => api.app.get(ContentChangesService).record(manager, tags));
const since = async (sequence?: number): Promise<ContentChanges> => {
  const query = sequence === undefined ? '' : `?since=${sequence}`;
  return (await get(api, `${CHANGES_PATHS.list}${query}`)).body as unknown as ContentChanges;
};

interface SentEvent {
  type: string;
  id: string | undefined;
  data: ContentChange;
}

/** The events of a stream, as they come. */
async function* events(query: string, headers: Record<string, string> = {}): AsyncGenerator<SentEvent> {
  const aborter = new AbortController();
  const answer = await fetch(`${origin}${API_BASE_PATH}${CHANGES_PATHS.stream}${query}`, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: aborter.signal,
  });
  if (!answer.body) throw new Error('No stream');
  let text = '';
  try {
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'mu').exec(block)?.[1];
        const data = field('data');
        if (data) yield { type: field('event') ?? '', id: field('id'), data: JSON.parse(data) };
      }
    }
  } finally {
    aborter.abort();
  }
}

/** The next events that are no heartbeats. */
async function take(stream: AsyncGenerator<SentEvent>, count: number): Promise<SentEvent[]> {
  const taken: SentEvent[] = [];
  while (taken.length < count) {
    const { value, done } = await stream.next();
    if (done) break;
    if (value.type !== 'heartbeat') taken.push(value);
  }
  return taken;
}

describe('the changes of the content', () => {
  it('are told after any sequence, in order', async () => {
    const { sequence: start } = await since();
    await change('blog', 'blog:1');
    await change('faq');
    expect(await since(start)).toEqual({
      sequence: start + 2,
      reset: false,
      changes: [
        { sequence: start + 1, tags: ['blog', 'blog:1'] },
        { sequence: start + 2, tags: ['faq'] },
      ],
    });
    expect(await since(start + 2)).toEqual({ sequence: start + 2, reset: false, changes: [] });
    expect(await since()).toEqual({ sequence: start + 2, reset: false, changes: [] });
  });

  it('are visible in the order of their sequence, however long their writers take', async () => {
    const { sequence: start } = await since();
    await Promise.all(Array.from({ length: 12 }, (_, index) => change(`tag-${index}`)));
    const { changes } = await since(start);
    expect(changes.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 12 }, (_, index) => start + 1 + index),
    );
  });

  it('that failed leave no gap', async () => {
    const { sequence: start } = await since();
    const failing = api.dataSource.transaction(async (manager) => {
      await api.app.get(ContentChangesService).record(manager, ['never']);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await change('blog');
    expect((await since(start)).changes).toEqual([{ sequence: start + 1, tags: ['blog'] }]);
  });

  it('that are no longer kept, or are from before a restore, make the reader drop everything', async () => {
    await change('blog');
    await change('blog');
    const { sequence } = await since();
    await api.dataSource.query('DELETE FROM content_change WHERE sequence < $1', [sequence]);
    expect(await since(sequence - 1)).toMatchObject({ reset: false, changes: [{ sequence }] });
    expect(await since(sequence - 2)).toEqual({ sequence, reset: true, changes: [] });
    expect(await since(sequence + 5)).toEqual({ sequence, reset: true, changes: [] });
  });

  it.each(['-1', 'abc', '1.5'])('are not asked for since %s', async (value) => {
    expect((await get(api, `${CHANGES_PATHS.list}?since=${value}`)).status).toBe(422);
  });
});

describe('the stream', () => {
  it('tells what was missed and then every change, once', async () => {
    const { sequence: start } = await since();
    await change('before');
    const stream = events(`?since=${start}`);
    const [missed] = await take(stream, 1);
    expect(missed).toEqual({
      type: 'change',
      id: String(start + 1),
      data: { sequence: start + 1, tags: ['before'] },
    });
    await change('one');
    await change('two');
    expect((await take(stream, 2)).map(({ data }) => data.tags)).toEqual([['one'], ['two']]);
    await stream.return(undefined);
  });

  it('goes on where a browser lost it, and begins with a heartbeat', async () => {
    const { sequence: start } = await since();
    await change('lost');
    const stream = events('?since=0', { 'last-event-id': String(start) });
    expect((await take(stream, 1))[0]?.data).toEqual({ sequence: start + 1, tags: ['lost'] });
    await stream.return(undefined);
    const quiet = events('');
    const { value } = await quiet.next();
    expect(value).toEqual({ type: 'heartbeat', id: String(start + 1), data: { sequence: start + 1 } });
    await quiet.return(undefined);
  });

  it('tells of what another process wrote', async () => {
    const second = await startTestAppBeside();
    try {
      const stream = events('');
      await stream.next();
      await second.dataSource.transaction((manager) =>
        second.app.get(ContentChangesService).record(manager, ['elsewhere']),
      );
      expect((await take(stream, 1))[0]?.data.tags).toEqual(['elsewhere']);
      await stream.return(undefined);
    } finally {
      await second.close();
    }
  });

  it('asks to drop everything when too much was missed', async () => {
    await change('blog');
    const { sequence } = await since();
    const stream = events(`?since=${sequence + 100}`);
    expect(await take(stream, 1)).toEqual([{ type: 'reset', id: String(sequence), data: { sequence } }]);
    await stream.return(undefined);
  });

  it('is for those who take events', async () => {
    expect((await get(api, CHANGES_PATHS.stream)).status).toBe(406);
    expect((await get(api, CHANGES_PATHS.stream, { accept: 'application/json' })).status).toBe(406);
  });
});

describe('an edit', () => {
  let staff: StaffClient;
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Текст' }] }] };

  beforeEach(async () => {
    staff = await signIn(api, 'MANAGER');
  });

  it('tells of what visitors see, and of nothing else', async () => {
    const { sequence: start } = await since();
    const added = await staff.post('admin/blog/add', { title: 'Запись', lead: 'Вступление', body });
    const { id, version } = added.body as { id: number; version: number };
    await staff.post(`admin/blog/update/${id}`, { version, title: 'Черновик' });
    expect((await since(start)).changes).toEqual([]);
    await staff.post(`admin/blog/publish/${id}`);
    await staff.post(`admin/blog/update/${id}`, { version: version + 2, title: 'Правка' });
    await staff.post(`admin/blog/grand-add/${id}`);
    await staff.post(`admin/blog/unpublish/${id}`);
    await staff.post(`admin/blog/remove/${id}`);
    const { changes } = await since(start);
    expect(changes.map(({ tags }) => tags)).toEqual(Array(4).fill(['blog', `blog:${id}`]));
  });
});

/** Another process on the same database, which is not emptied. */
async function startTestAppBeside(): Promise<TestApp> {
  const { sequence } = await since();
  const second = await startTestApp();
  await second.dataSource.query(
    'INSERT INTO content_sequence (sequence) VALUES ($1) ON CONFLICT (single) DO UPDATE SET sequence = $1',
    [sequence],
  );
  return second;
}
