import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  API_BASE_PATH,
  CAPTCHA_PATHS,
  CAPTCHA_TOKEN_HEADER,
  type CaptchaChallenge,
  FORM_MESSAGES,
  IDEMPOTENCY_KEY_HEADER,
  MEDIA_PATHS,
  PERSONAL_DATA_CONSENT,
  REVIEW_CONSENT_PATHS,
  REVIEW_FILE_MAX_BYTES,
  REVIEW_FILE_PATHS,
  REVIEW_FILES,
  REVIEW_PATHS,
  type Review,
  type ReviewFile,
  UPLOAD_HEADER,
} from '@polden/api-contract';
import { blogPost, review } from '@polden/content-model';
import sharp from 'sharp';
import { readContent } from '../../../demo/read/read-content.ts';
import { seedContent } from '../../../demo/seed-content.ts';
import { pdf } from '../../media/testing/documents.ts';
import { type Answer, get, post } from '../../../testing/borrower.ts';
import { solveCaptcha } from '../../../testing/captcha.ts';
import { addressOf, ContentSamples } from '../../../testing/content.ts';
import { eventually } from '../../../testing/eventually.ts';
import { rememberMatrix } from '../../../testing/matrix.ts';
import { signIn, type StaffClient, upload } from '../../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { holdTurn, waiting } from '../../../testing/turns.ts';

const WORDS = { type: 'review', name: 'Ирина', message: 'Быстро и честно.\nСпасибо!', consent: 'on' };
const WHOLE = { ...WORDS, email: ' irina@mail.ru ', number: '8 (916) 123-45-67', rating: '5' };

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-reviews-'));
let api: TestApp;
let manager: StaffClient;
let admin: StaffClient;
let user: StaffClient;
let photo: Buffer;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
  manager = await signIn(api, 'MANAGER');
  admin = await signIn(api, 'ADMIN');
  user = await signIn(api, 'USER');
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

/** One pixel that changes so often. */
function gifOf(frames: number): Buffer {
  const head = [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const frame = [0x21, 0xf9, 4, 0, 5, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const all = Array.from({ length: frames }, () => frame).flat();
  return Buffer.concat([Buffer.from('GIF89a'), Buffer.from([...head, ...all, 0x3b])]);
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
      message: 'Быстро и честно.\nСпасибо!',
      rating: 5,
    });
    const item = await manager.get(addressOf(review, 'item', id));
    expect(item.body).toMatchObject({ name: 'Ирина', email: 'irina@mail.ru', phone: '+79161234567' });
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

  it('is found by its mark, and counts in the summary when it is shown', async () => {
    await api.dataSource.query(`
      INSERT INTO review (name, type, message, rating, status, published_at, search_title, search_text)
      SELECT n::text, CASE WHEN n = 6 THEN 'feedback' ELSE 'review' END, 'Спасибо', CASE WHEN n < 6 THEN 6 - n END,
             CASE WHEN n = 5 THEN 'draft' ELSE 'published' END, now() - make_interval(mins => n), '', ''
      FROM generate_series(1, 7) n WHERE n <> 4`);
    const named = async (query: string) =>
      ((await get(api, `${REVIEW_PATHS.items}?${query}`)).body['items'] as Review[]).map(({ name }) => name);
    expect(await named('stars=4')).toEqual(['2']);
    expect(await named('stars=1')).toEqual([]);
    for (const stars of ['6', '0x5', '5e0', '+05', '4.5'])
      expect((await get(api, `${REVIEW_PATHS.items}?stars=${encodeURIComponent(stars)}`)).status).toBe(422);
    expect((await get(api, REVIEW_PATHS.summary)).body).toEqual({
      count: 4,
      rating: 4,
      marks: [
        { stars: 5, count: 1 },
        { stars: 4, count: 1 },
        { stars: 3, count: 1 },
        { stars: 2, count: 0 },
        { stars: 1, count: 0 },
      ],
    });
  });

  it.each([
    [{ ...WORDS, message: ' ' }, 'message'],
    [{ ...WORDS, message: 'x'.repeat(4001) }, 'message'],
    [{ ...WORDS, name: '' }, 'name'],
    [{ ...WORDS, email: 'irina' }, 'email'],
    [{ ...WORDS, number: '112' }, 'number'],
    [{ ...WORDS, rating: 6 }, 'rating'],
    [{ ...WORDS, rating: '0x5' }, 'rating'],
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
    expect([status, Object.keys(answer['error_validation'] ?? {})]).toEqual([
      422,
      ['message', 'name', 'consent'],
    ]);
  });

  it.each([[true], ['on']])('keeps the edition of the consent that was ticked: %j', async (consent) => {
    expect((await post(api, REVIEW_PATHS.add, { ...WORDS, consent })).status).toBe(200);
    expect(await api.dataSource.query('SELECT * FROM review_consent')).toEqual([
      {
        review_id: await keptId(),
        document_id: PERSONAL_DATA_CONSENT,
        edition: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
        given_at: expect.any(Date),
      },
    ]);
  });

  it('shows staff what its author has agreed to', async () => {
    await post(api, REVIEW_PATHS.add, WORDS);
    const address = `${REVIEW_CONSENT_PATHS.consents}/${await keptId()}`;
    const consents = await manager.get(address);
    expect([consents.status, consents.body]).toEqual([
      200,
      [
        {
          id: PERSONAL_DATA_CONSENT,
          title: 'Согласие на обработку персональных данных',
          edition: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
          givenAt: expect.stringMatching(/Z$/u),
        },
      ],
    ]);
    expect((await user.get(address)).status).toBe(403);
  });

  it.each([undefined, false, 'off'])('is not taken without the consent: %j', async (consent) => {
    const refusal = [422, { consent: [FORM_MESSAGES.consent] }];
    const asJson = await post(api, REVIEW_PATHS.add, { ...WORDS, consent });
    expect([asJson.status, asJson.body['error_validation']]).toEqual(refusal);
    const { consent: _given, ...words } = WORDS;
    const asForm = await send({ ...words, ...(consent !== undefined && { consent: String(consent) }) }, []);
    expect([asForm.status, asForm.body['error_validation']]).toEqual(refusal);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['review', FORM_MESSAGES.review],
    ['feedback', FORM_MESSAGES.letter],
  ])('of the kind %s says what is missing in the words of its form', async (type, message) => {
    const { body } = await post(api, REVIEW_PATHS.add, { ...WORDS, type, message: '', name: '' });
    expect(body['error_validation']).toEqual({ message: [message], name: [FORM_MESSAGES.name] });
  });

  it('keeps what a phone types: emoji, and no broken or invisible characters', async () => {
    const message = 'Класс 👍\u0007\ud800!';
    const refused = await post(api, REVIEW_PATHS.add, { ...WORDS, message: `${message}\u0000` });
    expect([refused.status, Object.keys(refused.body['error_validation'] ?? {})]).toEqual([422, ['message']]);
    expect((await post(api, REVIEW_PATHS.add, { ...WORDS, message })).status).toBe(200);
    expect((await kept())[0]?.['message']).toBe('Класс 👍 \ufffd!');
  });
});

describe('the author of a review', () => {
  const PERSON = { name: 'Ольга Немирова', email: 'olga@example.org', number: '79161234567' };
  const TRACES = /Немирова|olga|9161234567/iu;
  const sendPerson = async (type = 'review'): Promise<number> => {
    await post(api, REVIEW_PATHS.add, { type, message: 'Спасибо', consent: true, ...PERSON });
    return keptId();
  };
  /** Everything that the database holds of reviews, as a thief of a copy would read it. */
  const inTheClear = async (): Promise<string> => {
    const rows = await Promise.all(
      [
        'review',
        'review_file',
        'content_revision',
        'history_document',
        'content_change',
        'idempotency_key',
      ].map((table) => api.dataSource.query<{ row: string }[]>(`SELECT t::text AS row FROM ${table} t`)),
    );
    return rows
      .flat()
      .map(({ row }) => row)
      .join('\n');
  };

  it('is named nowhere in the clear until visitors see the review, and not by how to reach them even then', async () => {
    const id = await sendPerson();
    expect(await inTheClear()).toContain('Спасибо');
    expect(await inTheClear()).not.toMatch(TRACES);
    await manager.post(addressOf(review, 'publish', id));
    expect((await shown())[0]?.name).toBe(PERSON.name);
    expect(await inTheClear()).not.toMatch(/olga|9161234567/iu);
    await manager.post(addressOf(review, 'unpublish', id));
    expect(await inTheClear()).not.toMatch(TRACES);
  });

  it('of a letter to the company stays sealed for ever', async () => {
    const id = await sendPerson('feedback');
    await manager.post(addressOf(review, 'publish', id));
    expect(await inTheClear()).not.toMatch(TRACES);
  });

  it('is found by the whole name, phone or address, and by nothing less', async () => {
    const id = await sendPerson();
    const found = async (search: string, by = manager): Promise<unknown[]> => {
      const { body } = await by.get(`${addressOf(review, 'list')}?search=${encodeURIComponent(search)}`);
      return (body['items'] as { id: number }[]).map((row) => row.id);
    };
    for (const search of ['ольга  немирова', 'Olga@Example.org', '8 (916) 123-45-67'])
      expect([search, await found(search)]).toEqual([search, [id]]);
    for (const search of ['Немирова', 'olga', '1234567'])
      expect([search, await found(search)]).toEqual([search, []]);
  });

  it('cannot be reached, found or changed by staff without the right', async () => {
    const id = await sendPerson();
    const restore = await rememberMatrix(api.dataSource);
    try {
      await api.dataSource.query(
        `DELETE FROM role_action WHERE action_id = (SELECT id FROM action WHERE name = 'review.personal')
           AND role_id = (SELECT id FROM role WHERE code = 'MANAGER')`,
      );
      const moderator = await signIn(api, 'MANAGER', 'without-contacts');
      expect(moderator.user.actions).not.toContain('review.personal');
      const item = await moderator.get(addressOf(review, 'item', id));
      expect(item.body).toMatchObject({ name: PERSON.name, email: 'скрыто', phone: 'скрыто' });
      const list = `${addressOf(review, 'list')}?search=${encodeURIComponent(PERSON.email)}`;
      expect((await moderator.get(list)).body['items']).toEqual([]);
      const change = { version: 1, answer: 'Рады помочь', email: 'скрыто', phone: '' };
      const changed = await moderator.post(addressOf(review, 'update', id), change);
      expect(changed.body).toMatchObject({ answer: 'Рады помочь', email: 'скрыто' });
      const late = await moderator.post(addressOf(review, 'update', id), change);
      expect([late.status, late.body['current']]).toEqual([
        409,
        expect.objectContaining({ email: 'скрыто' }),
      ]);
    } finally {
      await restore();
    }
    const { body } = await admin.get(addressOf(review, 'item', id));
    expect(body).toMatchObject({ email: PERSON.email, phone: '+79161234567' });
  });

  it('stays as they are when the review goes back to an earlier version; the history names nobody', async () => {
    const id = await sendPerson();
    const changed = await manager.post(addressOf(review, 'update', id), {
      version: 1,
      name: 'Ольга Н.',
      email: 'olga.novaya@example.org',
      answer: 'Рады помочь',
    });
    expect(changed.body).toMatchObject({ version: 2, email: 'olga.novaya@example.org' });
    const list = await manager.get(addressOf(review, 'revisions', id));
    expect(list.body).toMatchObject([{ changed: ['name', 'answer'] }, { version: 1 }]);
    const reverted = await manager.post(addressOf(review, 'revert', id), { revision: 1, version: 2 });
    expect(reverted.body).toMatchObject({ name: PERSON.name, answer: '', email: 'olga.novaya@example.org' });
    await manager.post(addressOf(review, 'remove', id));
    expect(await inTheClear()).toContain('Рады помочь');
    expect(await inTheClear()).not.toMatch(TRACES);
    const [record] = await api.dataSource.query<object[]>(
      `SELECT title, before, after FROM history_document
       WHERE entity = 'review' AND entity_id = $1 AND action = 'update'`,
      [String(id)],
    );
    expect(record).toEqual({
      title: `Отзыв № ${id}`,
      before: { answer: '', name: 'скрыто', email: 'скрыто' },
      after: { answer: 'Рады помочь', name: 'скрыто, изменено', email: 'скрыто, изменено' },
    });
  });
});

describe('files of a review', () => {
  const photoOf = (background: string): Promise<Buffer> =>
    sharp({ create: { width: 12, height: 8, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const pngOf = (text: string): Buffer =>
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(text)]);

  it('are sealed, and seen by staff with the right alone', async () => {
    const { status, body } = await send(WHOLE, [
      { name: 'Машина Ирины.jpg', bytes: photo },
      { name: 'Договор.pdf', bytes: pdf('Отзыв'), field: 'files' },
      { name: '', bytes: Buffer.alloc(0) },
    ]);
    expect([status, body['ok']]).toEqual([200, true]);
    const id = await keptId();
    const { body: files } = await manager.get(`${REVIEW_FILE_PATHS.files}/${id}`);
    expect(files).toEqual([
      { position: 1, fileName: 'Машина Ирины.jpg', bytes: photo.length, isPicture: true, published: null },
      expect.objectContaining({ position: 2, fileName: 'Договор.pdf', isPicture: false, published: null }),
    ]);
    expect(await api.dataSource.query(`SELECT FROM media WHERE created_by = 'visitor'`)).toEqual([]);
    const [stored] = await api.dataSource.query<{ content: Buffer; file_name: Buffer }[]>(
      'SELECT content, file_name FROM review_file ORDER BY position',
    );
    expect(stored?.content.includes(photo.subarray(0, 16))).toBe(false);
    expect(stored?.file_name.toString()).not.toContain('Ирины');
    for (const path of [`${REVIEW_FILE_PATHS.files}/${id}`, `${REVIEW_FILE_PATHS.file}/${id}/1`]) {
      expect((await get(api, path)).status).toBe(401);
      expect((await user.get(path)).status).toBe(403);
    }
  });

  it('are given out to be saved, past every cache, and each time is in the history', async () => {
    await send(WORDS, [{ name: 'Машина.jpg', bytes: photo }]);
    const id = await keptId();
    const open = (position: number) =>
      api.app.inject({
        url: `${API_BASE_PATH}${REVIEW_FILE_PATHS.file}/${id}/${position}`,
        headers: { authorization: `Bearer ${manager.accessToken}` },
      });
    const { rawPayload, headers, statusCode } = await open(1);
    expect([statusCode, rawPayload.equals(photo)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''.+\.jpg/u),
      'x-content-type-options': 'nosniff',
    });
    expect((await open(2)).statusCode).toBe(404);
    const records = await api.dataSource.query<object[]>(
      `SELECT actor_name, action, title, after FROM history_document WHERE action = 'download' AND entity_id = $1`,
      [String(id)],
    );
    expect(records).toEqual([
      {
        actor_name: manager.user.name,
        action: 'download',
        title: `Отзыв № ${id}`,
        after: { file: 1, bytes: photo.length },
      },
    ]);
  });

  const publishPhoto = (id: number, position = 1) =>
    manager.post(`${REVIEW_FILE_PATHS.filePublish}/${id}/${position}`);
  const statusOf = async (url: string | undefined) => (await api.app.inject({ url: String(url) })).statusCode;
  /** Of a review that visitors see, with its photo published. */
  async function publishedPhoto(): Promise<{ id: number; url: string | undefined }> {
    await send(WORDS, [{ name: 'Машина.jpg', bytes: await photoOf(`#${(number += 1) + 100}`) }]);
    const id = Number((await kept()).at(-1)?.['id']);
    await manager.post(addressOf(review, 'publish', id));
    const { status, body } = await publishPhoto(id);
    expect(status).toBe(200);
    return { id, url: (body as unknown as ReviewFile[])[0]?.published?.url };
  }
  let number = 0;

  it('become public one by one, by staff, together with a review that visitors see', async () => {
    await send(WORDS, [
      { name: 'Паспорт.jpg', bytes: await photoOf('#0f4') },
      { name: 'Договор.pdf', bytes: pdf('Договор') },
    ]);
    const id = await keptId();
    expect((await publishPhoto(id)).status).toBe(409);
    await manager.post(addressOf(review, 'publish', id));
    expect((await shown())[0]).not.toHaveProperty('pictures');
    expect([(await publishPhoto(id, 2)).status, (await publishPhoto(id, 3)).status]).toEqual([422, 404]);
    const { body: files } = await publishPhoto(id);
    const [{ published }] = files as unknown as [ReviewFile];
    expect((await shown())[0]?.pictures).toEqual([published]);
    expect(await statusOf(published?.url)).toBe(200);
    const names = await api.dataSource.query(`SELECT file_name FROM media WHERE id = $1`, [published?.id]);
    expect(names).toEqual([{ file_name: `Фото 1 к отзыву № ${id}` }]);
    expect((await admin.post(`${MEDIA_PATHS.purge}/${published?.id}`)).status).toBe(409);
  });

  it('that staff have in their library stay there when one does not become public after all', async () => {
    const bytes = await photoOf('#08f');
    const headers = { authorization: `Bearer ${manager.accessToken}`, 'x-requested-with': 'test' };
    const { body: own } = await upload(api, MEDIA_PATHS.upload, { bytes, name: 'Офис.jpg' }, headers);
    await send(WORDS, [{ name: 'Офис.jpg', bytes }]);
    const id = await keptId();
    await manager.post(addressOf(review, 'publish', id));
    const release = await holdTurn(api.dataSource, review);
    const publishing = publishPhoto(id);
    await eventually(async () => (await waiting(api.dataSource)) === 1);
    await api.dataSource.query(`UPDATE ${review.table} SET status = 'draft' WHERE id = $1`, [id]);
    await release();
    expect((await publishing).status).toBe(409);
    expect(await statusOf(String(own['url']))).toBe(200);
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['it is withdrawn', (id) => manager.post(`${REVIEW_FILE_PATHS.fileWithdraw}/${id}/1`)],
    ['the review is hidden', (id) => manager.post(addressOf(review, 'unpublish', id))],
    ['the review is removed', (id) => manager.post(addressOf(review, 'remove', id))],
    [
      'the review becomes a letter to the company',
      (id) => manager.post(addressOf(review, 'update', id), { version: 2, type: 'feedback' }),
    ],
  ])('are private again when %s', async (_what, withdraw) => {
    const { id, url } = await publishedPhoto();
    expect(await statusOf(url)).toBe(200);
    expect(await withdraw(id)).toMatchObject({ status: 200 });
    expect([await statusOf(url), await mediaIdAt(url)]).toEqual([404, undefined]);
    expect(await api.dataSource.query('SELECT media_id FROM review_file')).toEqual([{ media_id: null }]);
  });

  it('go for good with it, but for what staff show elsewhere', async () => {
    const first = await publishedPhoto();
    const second = await publishedPhoto();
    const image = { mediaId: await mediaIdAt(second.url), alt: 'Машина' };
    await new ContentSamples(api, manager).add(blogPost, { image });
    for (const { id } of [first, second]) {
      await admin.post(addressOf(review, 'remove', id));
      expect((await admin.post(addressOf(review, 'purge', id))).status).toBe(200);
    }
    expect(await api.dataSource.query('SELECT FROM review_file')).toEqual([]);
    expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([404, 200]);
  });

  async function mediaIdAt(url: string | undefined): Promise<string | undefined> {
    const [, hash] = /([0-9a-f]{32})/u.exec(String(url)) ?? [];
    const [row] = await api.dataSource.query<{ id: string }[]>('SELECT id FROM media WHERE hash = $1', [
      hash,
    ]);
    return row?.id;
  }

  it('that would take long to decode are refused by their headers', async () => {
    const bomb = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { status, body } = await send(WORDS, [{ name: 'Стена.png', bytes: bomb }]);
    expect([status, body['error_validation']]).toEqual([
      422,
      { files: ['«Стена.png»: картинка слишком большая: подойдёт до 25 мегапикселей'] },
    ]);
    const moving = await send(WORDS, [{ name: 'Кот.gif', bytes: gifOf(2) }]);
    expect([moving.status, moving.body['message']]).toEqual([422, expect.stringMatching(/это анимация/u)]);
    expect(await kept()).toEqual([]);
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

describe('the reviews of a new site', () => {
  const sets = readContent().filter(({ type }) => type === review);
  const items = sets.flatMap((set) => set.items);

  it('are all there, those for visitors published, and no second seeding adds one again', async () => {
    expect(await seedContent(api.app, sets)).toBe(items.length);
    expect(await seedContent(api.app, sets)).toBe(0);
    const kept = await api.dataSource.query<object[]>(
      'SELECT status, count(*)::int AS count FROM review GROUP BY status ORDER BY status',
    );
    const drafts = items.filter(({ daysAgo }) => daysAgo === null).length;
    expect(kept).toEqual([
      { status: 'draft', count: drafts },
      { status: 'published', count: items.length - drafts },
    ]);
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
