import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type NewWebhook, WEBHOOK_PATHS, type WebhookDelivery, type WebhookLog } from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { addressOf, ContentSamples } from '../testing/content.ts';
import { eventually } from '../testing/eventually.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { quickDelivery, startTestApp, type TestApp } from '../testing/test-app.ts';
import { AddressRefusedError, isPrivate, problemOfUrl, publicLookup } from './webhook-address.ts';

interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

let api: TestApp;
let admin: StaffClient;
let receiver: Server;
let url: string;
let received: Received[];
/** Statuses of the next answers; 204 afterwards. */
let answers: number[];
/** Until then the receiver answers nothing. */
let answering: Promise<undefined>;

beforeAll(async () => {
  // A receiver may keep an attempt waiting for longer than a test takes.
  const delivery = { ...quickDelivery, timeoutMs: 60_000, expireSeconds: 60 };
  api = await startTestApp({
    env: { WEBHOOK_LOCAL_ADDRESSES: 'on' },
    configure: ({ limits, ...config }) => ({ ...config, limits: { ...limits, delivery } }),
  });
  admin = await signIn(api, 'ADMIN');
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      void (request.url === '/quick' ? Promise.resolve() : answering).then(() =>
        response.writeHead(answers.shift() ?? 204).end(),
      );
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
});
afterAll(async () => {
  await api.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});
beforeEach(() => {
  received = [];
  answers = [];
  answering = Promise.resolve(undefined);
});
afterEach(async () => {
  const { body } = await admin.get(WEBHOOK_PATHS.list);
  for (const { id } of body as unknown as { id: string }[]) await admin.post(`${WEBHOOK_PATHS.remove}/${id}`);
});

async function add(kinds: string[], given: object = {}): Promise<NewWebhook> {
  const { status, body } = await admin.post(WEBHOOK_PATHS.add, {
    title: 'Витрина',
    url,
    kinds,
    active: true,
    ...given,
  });
  expect([status, body['message']]).toEqual([200, undefined]);
  return body as unknown as NewWebhook;
}

async function logOf(id: string): Promise<WebhookDelivery[]> {
  const { body } = await admin.get(`${WEBHOOK_PATHS.log}/${id}`);
  return (body as unknown as WebhookLog).items;
}

/** What came about articles: what they refer to is added as well. */
const ofBlog = () => received.filter(({ body }) => body.includes('"type":"blog"'));
const kindsOf = () => ofBlog().map(({ body }) => (JSON.parse(body) as { type: string }).type);

describe('a webhook', () => {
  it('is told what visitors see, signed, and nothing of drafts', async () => {
    const { secret } = await add(['content.published', 'content.changed', 'content.unpublished']);
    const post = await new ContentSamples(api, admin).add(blogPost);
    await admin.post(addressOf(blogPost, 'publish', post.id));
    await eventually(() => Promise.resolve(ofBlog().length === 1));
    expect(kindsOf()).toEqual(['content.published']);
    const { body } = await admin.get(addressOf(blogPost, 'item', post.id));
    await admin.post(addressOf(blogPost, 'update', post.id), { version: body['version'], title: 'Другой' });
    await admin.post(addressOf(blogPost, 'unpublish', post.id));
    await eventually(() => Promise.resolve(ofBlog().length === 3));
    expect(kindsOf().toSorted()).toEqual(['content.changed', 'content.published', 'content.unpublished']);
    for (const { headers, body: text } of ofBlog()) {
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
      const digest = createHmac('sha256', key).update(signed).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${digest}`);
      expect(JSON.parse(text)).toMatchObject({
        id: headers['webhook-id'],
        data: { type: 'blog', id: post.id },
      });
    }
  });

  it('is tried again, and what came is kept in a log from which it is sent once more', async () => {
    const { webhook } = await add(['lead.status']);
    answers = [500, 503];
    await admin.post(`${WEBHOOK_PATHS.ping}/${webhook.id}`);
    await eventually(async () => (await logOf(webhook.id))[0]?.state === 'sent');
    const [first] = await logOf(webhook.id);
    expect(first).toMatchObject({ kind: 'ping', attempts: 3, status: 204, error: '' });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await admin.post(`${WEBHOOK_PATHS.redeliver}/${String(first?.id)}`);
    await eventually(() => Promise.resolve(received.length === 4));
    expect(received.at(-1)?.headers['webhook-id']).toBe(first?.messageId);
  });

  it('is told at once while the receiver of another keeps the first waiting', async () => {
    const slow = await add(['lead.status']);
    const quick = await add(['lead.status'], { url: new URL('/quick', url).href });
    const answered = Promise.withResolvers<undefined>();
    answering = answered.promise;
    await admin.post(`${WEBHOOK_PATHS.ping}/${slow.webhook.id}`);
    await eventually(() => Promise.resolve(received.length === 1));
    await admin.post(`${WEBHOOK_PATHS.ping}/${quick.webhook.id}`);
    await eventually(async () => (await logOf(quick.webhook.id))[0]?.state === 'sent');
    expect(await logOf(slow.webhook.id)).toMatchObject([{ attempts: 0 }]);
    answered.resolve(undefined);
    await eventually(async () => (await logOf(slow.webhook.id))[0]?.state === 'sent');
  });

  it('is given up when its receiver is gone', async () => {
    const { webhook } = await add(['lead.status']);
    answers = [410];
    await admin.post(`${WEBHOOK_PATHS.ping}/${webhook.id}`);
    await eventually(async () => (await logOf(webhook.id))[0]?.state === 'dead');
    expect(await logOf(webhook.id)).toMatchObject([{ attempts: 1, error: 'Получатель ответил 410' }]);
  });

  it('that is switched off is sent nothing more of what was on its way', async () => {
    const post = await new ContentSamples(api, admin).add(blogPost);
    const { webhook } = await add(['content.published']);
    answers = Array.from({ length: 20 }, () => 503);
    // However slow the machine is, the first attempt is under way while it is switched off.
    const switchedOff = Promise.withResolvers<undefined>();
    answering = switchedOff.promise;
    await admin.post(addressOf(blogPost, 'publish', post.id));
    await eventually(() => Promise.resolve(ofBlog().length > 0));
    await admin.post(`${WEBHOOK_PATHS.update}/${webhook.id}`, {
      title: 'Витрина',
      url,
      kinds: ['content.published'],
      active: false,
    });
    switchedOff.resolve(undefined);
    await eventually(async () =>
      (await logOf(webhook.id)).every(({ state, error }) => state === 'dead' && error === 'Вебхук выключен'),
    );
  });

  it('that two people change at once keeps what the first has made of it', async () => {
    const { webhook } = await add(['lead.status']);
    const { title, kinds, active } = webhook;
    const seen = { title, url, kinds, active };
    const change = (input: object) => admin.post(`${WEBHOOK_PATHS.update}/${webhook.id}`, { ...input, seen });
    expect((await change({ ...seen, title: 'Касса' })).status).toBe(200);
    expect(await change({ ...seen, title: 'Склад' })).toMatchObject({
      status: 409,
      body: { fields: { changed: 'title' } },
    });
    expect((await change({ ...seen, title: 'Касса', active: false })).body).toMatchObject({
      title: 'Касса',
      active: false,
    });
  });

  it('shows its secret once and keeps it sealed', async () => {
    const { webhook, secret } = await add(['lead.status']);
    const [row] = await api.dataSource.query<{ secret: Buffer }[]>(
      'SELECT secret FROM webhook WHERE id = $1',
      [webhook.id],
    );
    expect(row?.secret.toString('latin1')).not.toContain(secret.slice(6));
    const { body } = await admin.get(WEBHOOK_PATHS.list);
    expect(JSON.stringify(body)).not.toContain('whsec_');
    const rotated = await admin.post(`${WEBHOOK_PATHS.rotate}/${webhook.id}`);
    expect(rotated.body['secret']).toMatch(/^whsec_/u);
    expect(rotated.body['secret']).not.toBe(secret);
    const [noted] = await api.dataSource.query<{ text: string }[]>(
      `SELECT string_agg(coalesce(before::text, '') || coalesce(after::text, ''), '') AS text FROM history_document
       WHERE entity = 'webhook'`,
    );
    expect(noted?.text).not.toContain('whsec_');
  });

  it.each([
    [{ title: '' }, 'title', 'Назовите вебхук'],
    [{ url: 'ftp://a.example/' }, 'url', 'Адрес начинается с https://'],
    [{ url: 'https://a:b@a.example/' }, 'url', 'Логин и пароль в адресе не нужны: есть подпись'],
    [{ kinds: [] }, 'kinds', 'Выберите, о чём сообщать'],
    [{ kinds: ['lead.phone'] }, 'kinds', 'О таком событии не сообщаем'],
  ])('with %j is refused', async (given, field, message) => {
    const whole = { title: 'Витрина', url, kinds: ['lead.status'], active: true, ...given };
    const { status, body } = await admin.post(WEBHOOK_PATHS.add, whole);
    expect([status, (body['error_validation'] as Record<string, string[]>)[field]]).toEqual([422, [message]]);
  });

  it('is nothing for a manager', async () => {
    const manager = await signIn(api, 'MANAGER');
    expect((await manager.get(WEBHOOK_PATHS.list)).status).toBe(403);
  });
});

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::7f00:1',
    '::10.0.0.1',
    '64:ff9b::7f00:1',
  ])('of a private network is known: %s', (address) => expect(isPrivate(address)).toBe(true));

  it.each(['8.8.8.8', '93.184.216.34', '2a02:6b8::2:242'])('of all others, too: %s', (address) =>
    expect(isPrivate(address)).toBe(false),
  );

  it.each([
    'http://a.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'https://postgres/',
  ])('is refused where nobody develops: %s', (address) =>
    expect(problemOfUrl(address, false)).not.toBeNull(),
  );

  it('that a name leads to is looked at when the connection is made', async () => {
    const refusal = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
    expect(refusal).toBeInstanceOf(AddressRefusedError);
    const all = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve));
    expect(all).toBeInstanceOf(AddressRefusedError);
  });
});
