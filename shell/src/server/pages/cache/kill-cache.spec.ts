import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { mapOf, pageWith, writeRelease } from '../../../testing/release-fixture.ts';
import { startTestShell, type TestShell } from '../../../testing/test-shell.ts';
import { sendKillCache } from './kill-cache.ts';

const SECRET = 'a secret of this deployment';
const PAGE = pageWith(
  '',
  `handle: { chunk: 'test', layout: 'simple', cacheTags: ['blog'] },
  Component: () => jsx('h1', { children: 'rendering ' + (exports.renderings = (exports.renderings ?? 0) + 1) })`,
);

let shell: TestShell;

async function start(purgeHash: string | null): Promise<() => Promise<boolean>> {
  shell = await startTestShell({ purgeHash });
  await shell.sets.adopt(
    mapOf(1, await writeRelease(shell.artifactsDir, { version: '1.0.0', server: PAGE })),
  );
  let { body } = await shell.get('/test');
  return async () => {
    const before = body;
    ({ body } = await shell.get('/test'));
    return body === before;
  };
}

const kill = (headers: Record<string, string>, body = 'kill cache') =>
  shell.post('/autozaem', body, { 'content-type': 'text/plain', ...headers });

afterEach(() => shell.stop());

describe('kill cache', () => {
  it('empties the cache for whoever knows the secret, and answers all alike', async () => {
    const isKept = await start(createHash('sha256').update(SECRET).digest('hex'));
    for (const headers of [{}, { 'x-purge-secret': 'guess' }, { 'x-purge-secret': SECRET.slice(0, -1) }]) {
      expect((await kill(headers)).status).toBe(204);
      expect(await isKept()).toBe(true);
    }
    expect((await kill({ 'x-purge-secret': SECRET }, 'kill')).status).toBe(204);
    expect(await isKept()).toBe(true);
    expect((await kill({ 'x-purge-secret': SECRET })).status).toBe(204);
    expect(await isKept()).toBe(false);
  });

  it('does nothing where nobody has a secret', async () => {
    const isKept = await start(null);
    expect((await kill({ 'x-purge-secret': '' })).status).toBe(204);
    expect(await isKept()).toBe(true);
  });

  it('is no form of the page at the same path', async () => {
    await start(null);
    const answer = await kill({ 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.status).toBe(403);
  });

  it('is told to each shell, whatever some of them answer', async () => {
    shell = await startTestShell();
    const heard: string[] = [];
    const peer = createServer((request, response) => {
      void text(request).then((body) => {
        heard.push(`${request.method} ${request.url} ${String(request.headers['x-purge-secret'])} ${body}`);
        response.writeHead(500).end();
      });
    });
    await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
    const { port } = peer.address() as AddressInfo;
    await sendKillCache(['http://127.0.0.1:1', `http://127.0.0.1:${port}`, 'not an address'], SECRET);
    expect(heard).toEqual([`POST /autozaem ${SECRET} kill cache`]);
    await new Promise((resolve) => peer.close(resolve));
  });
});
