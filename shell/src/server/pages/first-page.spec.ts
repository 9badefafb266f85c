import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cameAt } from '@polden/mfe-release';
import { canaryOf, mapOf, pageWith, writeRelease } from '../../testing/release-fixture.ts';
import { startTestShell, type Answer, type TestShell } from '../../testing/test-shell.ts';

const SHARED = "handle: { chunk: 'test', layout: 'simple', cacheTags: ['blog'] }";
const ROBOT = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';
/** What a browser says when an address is typed in. */
const TYPED = { accept: 'text/html,*/*', 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };

let shell: TestShell;

const release = (version: string, more: string) =>
  writeRelease(shell.artifactsDir, { version, server: pageWith(`version ${version}`, more) });

async function tryOut(share: number, more = SHARED): Promise<void> {
  const canary = canaryOf(await release('1.1.0', more), share);
  await shell.sets.adopt(mapOf(1, await release('1.0.0', more), { canary }));
}

const versionOf = ({ body }: Answer) => /version ([\d.]+)/.exec(body)?.[1];
const cookieOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
const times = async <T>(count: number, once: () => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  for (let n = 0; n < count; n += 1) done.push(await once());
  return done;
};

beforeEach(async () => {
  shell = await startTestShell();
});

afterEach(() => shell.stop());

describe.each([
  ['a page that visitors share', SHARED],
  ['a page of his own', 'loader: () => null'],
])('the first page of somebody new, %s,', (_what, more) => {
  it('is of the version that he stays with', async () => {
    await tryOut(5_000, more);
    const versions = await times(60, async () => {
      const first = await shell.get('/test', TYPED);
      const [cookie = ''] = cookieOf(first);
      const second = await shell.get('/test', { ...TYPED, 'sec-fetch-site': 'same-origin', cookie });
      expect([versionOf(second), cookieOf(second)]).toEqual([versionOf(first), []]);
      return versionOf(first);
    });
    expect(new Set(versions)).toEqual(new Set(['1.0.0', '1.1.0']));
  });

  it('counts him once, in the arm that he is in and at the moment when he came', async () => {
    await tryOut(5_000, more);
    const first = await shell.get('/test', TYPED);
    const [cookie = ''] = cookieOf(first);
    await shell.get('/test', { ...TYPED, cookie });
    expect(shell.dealt).toEqual([
      {
        remote: 'mfe-test',
        version: versionOf(first),
        channel: versionOf(first) === '1.1.0' ? 'canary' : 'control',
        at: cameAt(cookie.replace('visitor=', '')),
      },
    ]);
  });
});

describe('a kept page while something is tried', () => {
  it('is rendered once for all newcomers of an arm, and nobody between here and them keeps it', async () => {
    await tryOut(5_000);
    const pages = await times(40, () => shell.get('/test', TYPED));
    for (const page of pages) {
      expect(cookieOf(page)).toHaveLength(1);
      expect(page.headers).toMatchObject({
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding, cookie',
      });
    }
    expect(new Set(pages.map((page) => cookieOf(page)[0])).size).toBe(40);
    expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(2);
    expect([...shell.faults.outcomes].sort()).toEqual(['canary 1.1.0 ok', 'control 1.0.0 ok']);
  });

  it('is still there for whoever has it, and gives a newcomer his cookie', async () => {
    await tryOut(10_000);
    const first = await shell.get('/test', TYPED);
    const etag = String(first.headers.etag);
    const [cookie = ''] = cookieOf(first);
    const again = await shell.get('/test', { ...TYPED, cookie, 'if-none-match': etag });
    expect([again.status, cookieOf(again)]).toEqual([304, []]);
    const newcomer = await shell.get('/test', { ...TYPED, 'if-none-match': etag });
    expect([newcomer.status, cookieOf(newcomer).length]).toEqual([304, 1]);
  });

  it('sets no cookie and is everybody’s when nothing is tried', async () => {
    await shell.sets.adopt(mapOf(1, await release('1.0.0', SHARED)));
    const page = await shell.get('/test', TYPED);
    expect([page.headers['cache-control'], page.headers.vary, cookieOf(page)]).toEqual([
      'no-cache',
      'accept-encoding',
      [],
    ]);
  });
});

describe('the stable version, and no place in the sample,', () => {
  it.each([
    ['robots', { ...TYPED, 'user-agent': ROBOT }],
    ['whoever does not keep cookies and goes on', { ...TYPED, 'sec-fetch-site': 'same-origin' }],
    ['what is fetched beforehand', { ...TYPED, 'sec-purpose': 'prefetch' }],
    ['programs', { accept: '*/*' }],
    ['a frame', { ...TYPED, 'sec-fetch-dest': 'iframe' }],
  ])('are for %s', async (_who, headers) => {
    await tryOut(10_000);
    const page = await shell.get('/test', headers);
    expect([versionOf(page), cookieOf(page), shell.dealt]).toEqual(['1.0.0', [], []]);
  });

  it('stay with somebody who is made known by a page that was chosen without an id', async () => {
    await tryOut(4_000, 'loader: () => null');
    await times(40, async () => {
      const [cookie = ''] = cookieOf(await shell.get('/test', { accept: '*/*' }));
      expect(versionOf(await shell.get('/test', { ...TYPED, cookie }))).toBe('1.0.0');
    });
  });

  it('are told of an old browser by its referrer', async () => {
    await tryOut(10_000);
    const from = (referer: string) => shell.get('/test', { accept: 'text/html', referer });
    expect(versionOf(await from(`http://${shell.host}/`))).toBe('1.0.0');
    expect(versionOf(await from('https://ya.ru/'))).toBe('1.1.0');
  });
});
