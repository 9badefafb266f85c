import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MEDIA_PATHS } from '@polden/api-contract';
import sharp from 'sharp';
import { signIn, upload } from '../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

/** Of the sockets that the client of S3 opens at most. */
const SOCKETS = 50;
const AWAY = {
  code: 503,
  message: 'Хранилище файлов не отвечает: попробуйте через минуту',
  fields: { retryAfter: 60 },
};

let isSilent = false;
/** Ends each answer after its first bytes without closing it. */
let isHalting = false;
/** Status of its own fault, 0 for none. */
let refusal = 0;
let store: Server;
let api: TestApp;

beforeAll(async () => {
  store = createServer((request, response) => {
    request.resume();
    if (isSilent) return;
    if (refusal > 0) return void response.writeHead(refusal).end();
    const body = 'picture';
    response.writeHead(200, { 'content-length': body.length });
    if (isHalting) response.write(body.slice(0, 1));
    else response.end(body);
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const { port } = store.address() as AddressInfo;
  api = await startTestApp({
    env: {
      MEDIA_DRIVER: 's3',
      MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      MEDIA_S3_BUCKET: 'pictures',
      MEDIA_S3_ACCESS_KEY_ID: 'id',
      MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
    },
    configure: (config) => ({
      ...config,
      media: { ...config.media, waits: { answerMs: 200, idleMs: 300, leastBytesPerMs: 1000 } },
    }),
  });
  await truncate(api.dataSource);
});
afterAll(async () => {
  await api.close();
  store.closeAllConnections();
  await new Promise((resolve) => store.close(resolve));
});

const picture = () => api.app.inject({ url: `/api/v1/media/${'0'.repeat(32)}/480.webp` });

it('answers 503 while the store of files takes calls and says nothing, and goes on when it speaks again', async () => {
  expect((await picture()).body).toBe('picture');
  isSilent = true;
  const answers = await Promise.all(Array.from({ length: SOCKETS + 10 }, picture));
  expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 503));
  expect([answers[0]?.json(), answers[0]?.headers['retry-after']]).toEqual([AWAY, '60']);
  isSilent = false;
  expect((await picture()).body).toBe('picture');
});

it('gives up an upload that the store does not take', async () => {
  const { accessToken } = await signIn(api, 'MANAGER');
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0f4f4b' } })
    .png()
    .toBuffer();
  const headers = { authorization: `Bearer ${accessToken}`, 'x-requested-with': 'test' };
  isSilent = true;
  const answer = await upload(api, MEDIA_PATHS.upload, { bytes }, headers);
  isSilent = false;
  expect([answer.status, answer.body]).toEqual([503, AWAY]);
});

it('breaks off a file in the middle of which the store falls silent', async () => {
  isHalting = true;
  const halted = picture();
  await expect(halted).rejects.toThrow();
  isHalting = false;
  expect((await picture()).body).toBe('picture');
});

it.each([500, 503, 429])('answers 503 while the store of files answers %i', async (status) => {
  refusal = status;
  const answer = await picture();
  refusal = 0;
  expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([503, AWAY, '60']);
  expect((await picture()).body).toBe('picture');
});

it('answers 503 while nobody reaches the store of files', async () => {
  const { port } = store.address() as AddressInfo;
  store.closeAllConnections();
  await new Promise((resolve) => store.close(resolve));
  const answer = await picture();
  await new Promise<void>((resolve) => store.listen(port, '127.0.0.1', resolve));
  expect([answer.statusCode, answer.json()]).toEqual([503, AWAY]);
  expect((await picture()).body).toBe('picture');
});
