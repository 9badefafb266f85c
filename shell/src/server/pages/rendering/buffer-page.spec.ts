import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UNFOLD_LINKED } from '../../../app/layouts/unfold-linked.tsx';
import { mapOf, pageWith, writeRelease } from '../../../testing/release-fixture.ts';
import { startTestShell, type TestShell } from '../../../testing/test-shell.ts';
import type { BufferedPage } from './buffer-page.ts';

const SHARED = "handle: { chunk: 'test', layout: 'simple', cacheTags: ['blog'] }";

let shell: TestShell;

beforeEach(async () => {
  shell = await startTestShell();
  const server = pageWith('kept', SHARED);
  await shell.sets.adopt(mapOf(1, await writeRelease(shell.artifactsDir, { version: '1.0.0', server })));
});

afterEach(() => {
  jest.restoreAllMocks();
  return shell.stop();
});

/** `fetch` unpacks what it gets; the length that is told is that of what was sent. */
async function ask(headers: Record<string, string>) {
  const answer = await fetch(`http://${shell.host}/test`, { headers });
  const header = (name: string) => answer.headers.get(name);
  return {
    status: answer.status,
    body: await answer.text(),
    length: Number(header('content-length')),
    header,
  };
}

describe('a kept page', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('goes to a browser that takes %s as %s, with its length', async (accepted, encoding) => {
    const plain = await ask({ 'accept-encoding': 'identity' });
    const answer = await ask({ 'accept-encoding': accepted });
    expect([answer.status, answer.header('content-encoding')]).toEqual([200, encoding]);
    expect(answer.body).toBe(plain.body);
    expect(answer.body).toContain('kept');
    expect(plain.length).toBe(Buffer.byteLength(plain.body));
    if (encoding !== null) expect(answer.length).toBeLessThan(plain.length);
    for (const name of ['content-security-policy', 'x-content-type-options', 'etag', 'cache-control'])
      expect([name, answer.header(name)]).toEqual([name, plain.header(name) ?? expect.any(String)]);
  });

  it('is not sent to somebody who has it', async () => {
    const { header } = await ask({});
    const again = await ask({ 'if-none-match': header('etag') ?? '' });
    expect([again.status, again.body, again.header('etag')]).toEqual([304, '', header('etag')]);
  });

  it('is not packed again where nothing of it has changed', async () => {
    const kept = jest.spyOn(shell.cache, 'page');
    await ask({});
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 120_000);
    await ask({});
    const [first, second] = (await Promise.all(
      kept.mock.results.map(({ value }) => value),
    )) as BufferedPage[];
    expect(second).not.toBe(first);
    expect(second?.bodies.br).toBe(first?.bodies.br);
  });

  it('lets the scripts run that the shell has made, and none that stands in its content', async () => {
    const smuggled = ['alert(1)', 'alert(2)', 'window.__BOOT__={}'];
    const content = `<p>Текст</p><script>${smuggled[0]}</script><script id="_R_">${smuggled[1]}</script><script nonce="">${smuggled[2]}</script>`;
    const component = `Component: () => jsx('div', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(content)} } })`;
    const server = pageWith('', `${SHARED}, ${component}`);
    await shell.sets.adopt(mapOf(2, await writeRelease(shell.artifactsDir, { version: '1.1.0', server })));
    const { body, header } = await ask({});
    const policy = header('content-security-policy') ?? '';
    const inline = [...body.matchAll(/<script[^>]*>([^]*?)<\/script>/gu)].map(([, text = '']) => text);
    const allowed = inline.filter((text) => policy.includes(`'sha256-${sha256(text)}'`));
    expect(inline).toEqual(expect.arrayContaining(smuggled));
    expect(allowed).toEqual([UNFOLD_LINKED, expect.stringContaining('window.__staticRouterHydrationData=')]);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe-inline|nonce-)/u);
    expect(body).not.toMatch(/nonce="[^"]/u);
  });
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
