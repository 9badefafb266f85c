import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  API_BASE_PATH,
  CAPTCHA_PATHS,
  CAPTCHA_TOKEN_HEADER,
  type CaptchaChallenge,
  IDEMPOTENCY_KEY_HEADER,
  MEDIA_PATHS,
  REVIEW_FILE_MAX_BYTES,
  REVIEW_FILES,
  REVIEW_PATHS,
  type Review,
  type ReviewFile,
  UPLOAD_HEADER,
} from '@polden/api-contract';
import { blogPost, review } from '@polden/content-model';
import sharp from 'sharp';
import { pdf } from '../../../media/testing/documents.ts';
import { mediaClient } from '../../../media/testing/media-client.ts';
import { type Answer, get, post } from '../../../testing/borrower.ts';
import { solveCaptcha } from '../../../testing/captcha.ts';
import { addressOf, ContentSamples } from '../../../testing/content.ts';
import { signIn, type StaffClient } from '../../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const WORDS = { type: 'review', name: 'Ирина', message: 'Быстро и честно.\nСпасибо!' };
const WHOLE = { ...WORDS, email: ' irina@mail.ru ', number: '8 (916) 123-45-67', rating: '5' };

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-reviews-'));
let api: TestApp;
let manager: StaffClient;
let photo: Buffer;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
  manager = await signIn(api, 'MANAGER');
  const image = { width: 12, height: 8, channels: 3, background: '#fc3' } as const;
  photo = await sharp({ create: image }).jpeg().toBuffer();
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});
beforeEach(() => api.dataSource.query('TRUNCATE review, idempotency_key CASCADE'));

interface SentFile {
  name: string;
  bytes: Buffer;
  field?: string;
}

async function send(
  fields: Record<string, string>,
  files: SentFile[],
  headers: Record<string, string> = {},
  cut = 0,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes, field = REVIEW_FILES } of files) {
    form.append(field, new Blob([new Uint8Array(bytes)]), name);
  }
  const body = new Response(form);
  const payload = Buffer.from(await body.arrayBuffer());
  const answer = await api.app.inject({
    method: 'POST',
    url: `${API_BASE_PATH}${REVIEW_PATHS.add}`,
    payload: payload.subarray(0, payload.length - cut),
    headers: {
      'content-type': String(body.headers.get('content-type')),
      [UPLOAD_HEADER]: 'test',
      ...headers,
    },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

const kept = (): Promise<Record<string, unknown>[]> =>
  api.dataSource.query('SELECT * FROM review ORDER BY id');

async function keptId(): Promise<number> {
  return Number((await kept())[0]?.['id']);
}

const shown = async (page = 1): Promise<Review[]> =>
  (await get(api, `${REVIEW_PATHS.items}?page=${page}`)).body['items'] as Review[];

describe('a review', () => {
  it('waits for moderation, then is shown without what only staff may see', async () => {
    const { status, body } = await post(api, REVIEW_PATHS.add, WHOLE);
    expect([status, body]).toEqual([200, { ok: true, created: expect.any(String) }]);
    expect(await shown()).toEqual([]);
    const id = await keptId();
    expect((await kept())[0]).toMatchObject({
      status: 'draft',
      type: 'review',
      name: 'Ирина',
      message: 'Быстро и честно.\nСпасибо!',
      email: 'irina@mail.ru',
      phone: '+79161234567',
      rating: 5,
    });
    await manager.post(addressOf(review, 'publish', id));
    expect(await shown()).toEqual([
      {
        id,
        name: 'Ирина',
        rating: 5,
        message: 'Быстро и честно.\nСпасибо!',
        answer: '',
        public_at: expect.any(String),
      },
    ]);
    const { headers, body: page } = await get(api, REVIEW_PATHS.items);
    expect((await api.app.inject({ url: '/api/reviews/items' })).json()).toEqual(page);
    const known = await get(api, REVIEW_PATHS.items, { 'if-none-match': String(headers['etag']) });
    expect(known.status).toBe(304);
    const history = await api.dataSource.query<{ actor_id: string; action: string }[]>(
      `SELECT actor_id, action FROM history_document WHERE entity = 'review' AND entity_id = $1 ORDER BY id`,
      [String(id)],
    );
    expect(history.map(({ actor_id, action }) => [actor_id === 'visitor', action])).toEqual([
      [true, 'add'],
      [false, 'publish'],
    ]);
  });

  it('is taken under /api as well', async () => {
    const url = `/api/${REVIEW_PATHS.add}`;
    const answer = await api.app.inject({ method: 'POST', url, payload: WORDS });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, created: expect.any(String) }]);
    expect(await kept()).toHaveLength(1);
  });

  it('that is a letter to the company is never shown', async () => {
    await post(api, REVIEW_PATHS.add, { ...WORDS, type: 'feedback' });
    await manager.post(addressOf(review, 'publish', await keptId()));
    expect((await get(api, REVIEW_PATHS.items)).body).toEqual({ items: [], pageCount: 0 });
  });

  it('stands on its page, the newest first; a page past the end is empty', async () => {
    await api.dataSource.query(`
      INSERT INTO review (name, type, message, status, published_at, search_title, search_text)
      SELECT n::text, 'review', 'Спасибо', 'published', now() - make_interval(mins => n), '', ''
      FROM generate_series(1, 12) n`);
    expect((await shown()).map(({ name }) => name)).toEqual('1 2 3 4 5 6 7 8 9 10'.split(' '));
    expect((await shown(2)).map(({ name }) => name)).toEqual(['11', '12']);
    expect((await get(api, `${REVIEW_PATHS.items}?page=3`)).body).toEqual({ items: [], pageCount: 2 });
    for (const page of ['0', '-1', 'x', '1.5']) {
      expect((await get(api, `${REVIEW_PATHS.items}?page=${page}`)).status).toBe(422);
    }
  });

  it.each([
    [{ ...WORDS, message: ' ' }, 'message'],
    [{ ...WORDS, message: 'x'.repeat(4001) }, 'message'],
    [{ ...WORDS, name: '' }, 'name'],
    [{ ...WORDS, email: 'irina' }, 'email'],
    [{ ...WORDS, number: '112' }, 'number'],
    [{ ...WORDS, rating: 6 }, 'rating'],
    [{ ...WORDS, type: 'spam' }, 'type'],
  ])('is refused as %j, for its %s', async (body, field) => {
    const answer = await post(api, REVIEW_PATHS.add, body);
    expect([answer.status, answer.body['error_validation']]).toEqual([
      422,
      { [field]: expect.arrayContaining([expect.stringMatching(/[а-яё]/u)]) },
    ]);
    expect(await kept()).toEqual([]);
  });

  it.each([[[]], [['a']], [{}]])('is refused when nothing of it was sent: %j', async (body) => {
    const { status, body: answer } = await post(api, REVIEW_PATHS.add, body);
    expect([status, Object.keys(answer['error_validation'] ?? {})]).toEqual([422, ['message', 'name']]);
  });

  it('keeps what a phone types: emoji, and no broken or invisible characters', async () => {
    const message = 'Класс 👍\u0007\ud800!';
    const refused = await post(api, REVIEW_PATHS.add, { ...WORDS, message: `${message}\u0000` });
    expect([refused.status, Object.keys(refused.body['error_validation'] ?? {})]).toEqual([422, ['message']]);
    expect((await post(api, REVIEW_PATHS.add, { ...WORDS, message })).status).toBe(200);
    expect((await kept())[0]?.['message']).toBe('Класс 👍 \ufffd!');
  });
});

describe('how to reach the author of a review', () => {
  it('stays in the review alone: neither in its revisions nor in the history', async () => {
    await send(
      { type: 'review', message: 'Спасибо', name: 'Ольга', email: 'olga@example.org', number: '79161234567' },
      [],
    );
    const [{ id } = { id: 0 }] = (await kept()) as { id: number }[];
    const changed = await manager.post(addressOf(review, 'update', id), {
      version: 1,
      email: 'olga.novaya@example.org',
      answer: 'Рады помочь',
    });
    expect(changed.body).toMatchObject({ version: 2, email: 'olga.novaya@example.org' });
    const reverted = await manager.post(addressOf(review, 'revert', id), { revision: 1, version: 2 });
    expect(reverted.body).toMatchObject({ answer: '', email: 'olga.novaya@example.org' });
    await manager.post(addressOf(review, 'remove', id));

    const traces = JSON.stringify([
      await api.dataSource.query(`SELECT * FROM content_revision WHERE content_type = 'review'`),
      await api.dataSource.query(`SELECT * FROM history_document WHERE entity = 'review'`),
      await api.dataSource.query('SELECT * FROM content_change'),
    ]);
    expect(traces).toContain('Рады помочь');
    expect(traces).not.toMatch(/olga|9161234567/u);
    const [record] = await api.dataSource.query<{ before: object; after: object }[]>(
      `SELECT before, after FROM history_document WHERE entity = 'review' AND action = 'update'`,
    );
    expect(record).toEqual({
      before: { answer: '', email: 'скрыто' },
      after: { answer: 'Рады помочь', email: 'скрыто, изменено' },
    });
  });
});

describe('files of a review', () => {
  let admin: StaffClient;

  beforeAll(async () => {
    admin = await signIn(api, 'ADMIN');
  });

  const photoOf = (background: string): Promise<Buffer> =>
    sharp({ create: { width: 12, height: 8, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const filesOf = async (id: number | undefined) => {
    const files = (await manager.get(`${REVIEW_PATHS.files}/${id}`)).body as unknown as ReviewFile[];
    return files.map(({ picture, document }) => picture ?? document);
  };
  const pngOf = (text: string): Buffer =>
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(text)]);

  it('are kept with it for staff, under their names', async () => {
    const { status, body } = await send(WHOLE, [
      { name: 'Машина.jpg', bytes: photo },
      { name: 'Договор.pdf', bytes: pdf('Отзыв'), field: 'files' },
      { name: '', bytes: Buffer.alloc(0) },
    ]);
    expect([status, body['ok']]).toEqual([200, true]);
    const id = await keptId();
    const { body: files } = await manager.get(`${REVIEW_PATHS.files}/${id}`);
    expect(files).toEqual([
      { fileName: 'Машина.jpg', picture: expect.objectContaining({ width: 12 }), document: null },
      {
        fileName: 'Договор.pdf',
        picture: null,
        document: expect.objectContaining({ fileName: 'Договор.pdf', fileType: 'pdf' }),
      },
    ]);
    expect((await get(api, `${REVIEW_PATHS.files}/${id}`)).status).toBe(401);
    const user = await signIn(api, 'USER');
    expect((await user.get(`${REVIEW_PATHS.files}/${id}`)).status).toBe(403);
    const [{ picture }] = files as unknown as [{ picture: { id: string } }];
    expect((await admin.post(`${MEDIA_PATHS.purge}/${picture.id}`)).status).toBe(409);
  });

  it('go with it when it is purged, but for those that are needed elsewhere', async () => {
    const rules = { name: 'Правила.pdf', bytes: pdf('Правила') };
    await mediaClient(api, admin).addFile(rules.name, rules.bytes);
    const car = await photoOf('#0f4');
    const both = { name: 'Общее.jpg', bytes: await photoOf('#40f') };
    const onSite = { name: 'На сайте.jpg', bytes: await photoOf('#f04') };
    await send(WORDS, [
      { name: 'Машина.jpg', bytes: car },
      { name: 'Машина ещё раз.jpg', bytes: car },
      { name: 'Договор.pdf', bytes: pdf('Договор') },
      both,
      rules,
    ]);
    await send({ ...WORDS, message: 'Ещё раз' }, [both, onSite]);
    const [first, second] = (await kept()).map(({ id }) => Number(id));
    const files = [...(await filesOf(first)), ...(await filesOf(second))];
    const image = { mediaId: files.at(-1)?.id, alt: 'Машина' };
    await new ContentSamples(api, manager).add(blogPost, { image });
    const statuses = () =>
      Promise.all(files.map(async (file) => (await api.app.inject({ url: String(file?.url) })).statusCode));
    const purge = async (id: number | undefined): Promise<void> => {
      await admin.post(addressOf(review, 'remove', id));
      expect((await admin.post(addressOf(review, 'purge', id))).status).toBe(200);
    };
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200, 200]);
    await purge(first);
    expect(await statuses()).toEqual([404, 404, 404, 200, 200, 200, 200]);
    await purge(second);
    expect(await statuses()).toEqual([404, 404, 404, 404, 200, 404, 200]);
    const left = await api.dataSource.query<{ file_name: string }[]>(
      `SELECT file_name FROM media WHERE id = ANY ($1)
       UNION ALL SELECT file_name FROM media_file WHERE id = ANY ($1)`,
      [files.map((file) => file?.id)],
    );
    expect(left.map(({ file_name }) => file_name)).toEqual([onSite.name, rules.name]);
  });

  it.each<[string, SentFile[] | (() => SentFile[])]>([
    ['of a kind that is not taken', [{ name: 'virus.exe', bytes: Buffer.from('MZ') }]],
    ['that are not what their names say', [{ name: 'scan.pdf', bytes: Buffer.from('<script>') }]],
    ['that are no whole picture', [{ name: 'photo.png', bytes: pngOf('nothing') }]],
    [
      'drawn with scripts',
      [{ name: 'x.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
    ],
    ['too large', [{ name: 'big.pdf', bytes: Buffer.alloc(REVIEW_FILE_MAX_BYTES + 1) }]],
    ['too many', () => Array.from({ length: 6 }, (_, n) => ({ name: `${n}.jpg`, bytes: photo }))],
  ])('%s are refused together with it', async (_what, given) => {
    const { status, body } = await send(WORDS, typeof given === 'function' ? given() : given);
    expect([status, body['error_validation']]).toEqual([422, { files: [expect.stringMatching(/[а-яё]/u)] }]);
    expect(await kept()).toEqual([]);
  });

  it('may be five', async () => {
    const files = Array.from({ length: 5 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf(`${n}`) }));
    expect((await send(WORDS, files)).status).toBe(200);
  });

  it('that break off on their way are refused', async () => {
    const { status, body } = await send(WORDS, [{ name: 'a.pdf', bytes: pdf('x'.repeat(5000)) }], {}, 3000);
    expect([status, Object.keys(body['error_validation'] ?? {})]).toEqual([422, ['form']]);
  });

  it('need the header that a foreign form cannot send', async () => {
    const form = new Response(new FormData());
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: `/api/${REVIEW_PATHS.add}`,
      payload: Buffer.from(await form.arrayBuffer()),
      headers: { 'content-type': String(form.headers.get('content-type')) },
    });
    expect(statusCode).toBe(400);
  });
});

describe('a review that is sent again', () => {
  const withKey = { [IDEMPOTENCY_KEY_HEADER]: 'key-1' };

  it('with its key is one review, also at the same moment', async () => {
    const files = [{ name: 'a.jpg', bytes: photo }];
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(WHOLE, files, withKey)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await kept()).toHaveLength(1);
    expect(await api.dataSource.query('SELECT FROM review_file')).toHaveLength(1);
  });

  it('with the key of another one is refused', async () => {
    await send(WORDS, [], withKey);
    const { status, body } = await send(WORDS, [{ name: 'a.jpg', bytes: photo }], withKey);
    expect([status, Object.keys(body['error_validation'] ?? {})]).toEqual([422, [IDEMPOTENCY_KEY_HEADER]]);
    expect(await kept()).toHaveLength(1);
  });

  it('without a key is one when its words are the same', async () => {
    await post(api, REVIEW_PATHS.add, WORDS);
    await post(api, REVIEW_PATHS.add, WORDS);
    await post(api, REVIEW_PATHS.add, { ...WORDS, message: 'Другое' });
    expect(await kept()).toHaveLength(2);
  });
});

describe('reviews from one address', () => {
  it('are not taken without end, more with a solved captcha', async () => {
    const strict = await startTestApp({
      env: { MEDIA_DIR: mediaDir },
      configure: (config) => {
        const form = { ip: { points: 3, seconds: 3600 }, ipWithoutCaptcha: { points: 2, seconds: 3600 } };
        return { ...config, limits: { ...config.limits, form } };
      },
    });
    try {
      const from = async (ip: string, message: string, headers: Record<string, string> = {}) =>
        (await post(strict, REVIEW_PATHS.add, { ...WORDS, message }, { ip, headers })).status;
      const solved = async () => {
        const { body } = await get(strict, CAPTCHA_PATHS.challenge);
        return { [CAPTCHA_TOKEN_HEADER]: await solveCaptcha(body as unknown as CaptchaChallenge) };
      };
      expect(await from('203.0.113.1', 'Раз')).toBe(200);
      expect(await from('203.0.113.1', '')).toBe(422);
      expect(await from('203.0.113.1', 'Три')).toBe(429);
      expect(await from('203.0.113.1', 'Три', await solved())).toBe(200);
      expect(await from('203.0.113.1', 'Четыре', await solved())).toBe(429);
      expect(await from('203.0.113.2', 'Пять')).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
