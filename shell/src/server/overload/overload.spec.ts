import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mapOf, pageWith, writeRelease } from '../../testing/release-fixture.ts';
import { startTestShell, type TestShell } from '../../testing/test-shell.ts';
import type { Leave } from './render-gate.ts';

const KEPT = "handle: { chunk: 'test', layout: 'simple', cacheTags: ['blog'] }, action: () => null";
const MOST = 8;

let shell: TestShell;
let leaves: Leave[];

beforeEach(async () => {
  shell = await startTestShell({ connections: MOST, hsts: 'max-age=60' });
  leaves = [];
  const server = pageWith('the page', KEPT);
  await shell.sets.adopt(mapOf(1, await writeRelease(shell.artifactsDir, { version: '1.0.0', server })));
});
afterEach(async () => {
  for (const leave of leaves) leave();
  await shell.stop();
});

/** As when more pages are being made than can be. */
async function fill(): Promise<void> {
  const { gate } = shell;
  while (!gate.refusesNow()) {
    const entry = gate.enter();
    const room = leaves.length < gate.limit;
    if (room) leaves.push(await entry);
    else
      entry.then(
        (leave) => leave(),
        () => undefined,
      );
  }
}

async function opened(): Promise<Socket> {
  const socket = connect(shell.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

describe('a shell that is asked for more than it can render', () => {
  it('still shows what it keeps, and tells all others in Russian when to come again', async () => {
    expect((await shell.get('/test')).status).toBe(200);
    await fill();
    expect((await shell.get('/test')).body).toContain('the page');
    for (const path of ['/test?own', '/nowhere']) {
      const refused = await shell.get(path);
      expect(refused.status).toBe(503);
      expect(refused.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' });
      expect(refused.headers['referrer-policy']).toBe('origin');
      expect(refused.headers).toMatchObject({
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/u),
        'strict-transport-security': 'max-age=60',
      });
      expect(refused.body).toContain('<html lang="ru">');
      expect(refused.body).toContain('<a href="tel:+78005550000">8 800 555-00-00</a>');
    }
    expect(shell.faults.outcomes).toEqual(['stable 1.0.0 ok']);
  });

  it('answers the questions about its health, and a form as soon as there is room', async () => {
    await fill();
    for (const path of ['/health/live', '/health/ready']) expect((await shell.get(path)).status).toBe(200);
    const sent = shell.post('/test', '', {
      origin: `http://${shell.host}`,
      'content-type': 'application/x-www-form-urlencoded',
    });
    for (const leave of leaves) leave();
    expect((await sent).status).toBe(200);
  });
});

describe('connections', () => {
  it('on which nothing is asked make room for those on which something is', async () => {
    const silent = await Promise.all(Array.from({ length: MOST * 3 }, opened));
    expect((await shell.get('/test')).status).toBe(200);
    for (const socket of silent) socket.destroy();
  });

  it('get an answer in Russian when what they bring is no request', async () => {
    const socket = await opened();
    socket.write('nonsense\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('Запрос не удалось прочитать');
  });
});

describe('a shell that is about to end', () => {
  it('says that it is not ready, answers all the same, and keeps no connection', async () => {
    shell.draining.begin();
    expect((await shell.get('/health/ready')).status).toBe(503);
    expect((await shell.get('/health/live')).status).toBe(200);
    const page = await shell.get('/test');
    expect([page.status, page.headers.connection]).toEqual([200, 'close']);
  });
});
