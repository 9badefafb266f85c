import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FileTooLargeError } from '../../core/storage/file-too-large.error.ts';
import type { ArtifactStore } from './artifact-store.ts';
import { openArtifactStore } from './open-artifact-store.ts';
import { startS3Server, type S3Server } from './testing/s3-server.ts';

const MAX = 1024;
const SIGNED = { text: '{"schema":1}', signature: 'c2ln', keyId: '0123456789abcdef' };
const SIGNATURE_TEXT = '{"signature":"c2ln","keyId":"0123456789abcdef"}\n';

const folders: string[] = [];
let s3: S3Server;
let count = 0;
/** The stores outlive a test: each has a version of its own. */
const nextRelease = () => ({ remote: 'mfe-lending', version: `1.0.${++count}` });
const body = (content: string) => Readable.from([Buffer.from(content)]);
const asSent = () => undefined;
const hash = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await Promise.all(folders.map((dir) => rm(dir, { recursive: true })));
});

async function openFolder(): Promise<ArtifactStore> {
  const dir = await mkdtemp(join(tmpdir(), 'artifacts-'));
  folders.push(dir);
  return openArtifactStore({ store: 'folder', dir });
}

const STORES: [string, () => Promise<ArtifactStore>][] = [
  ['folder', openFolder],
  ['s3', () => openArtifactStore(s3.config)],
];

describe.each(STORES)('artifact store: %s', (_, open) => {
  let store: ArtifactStore;
  beforeAll(async () => {
    store = await open();
  });

  const stageTwo = async () => {
    const release = nextRelease();
    await store.stage(release, 'client/page.js', body('page()'), MAX);
    await store.stage(release, 'server/remote.cjs', body('exports.routes = []'), MAX);
    return release;
  };
  const readText = async (release: { remote: string; version: string }, path: string) =>
    (await store.read(release, path))?.toString() ?? null;

  it('tells what was staged, and replaces a file that comes again', async () => {
    const release = await stageTwo();
    expect(await store.stage(release, 'client/page.js', body('other()'), MAX)).toBe(hash('other()'));
    expect(await store.staged(release)).toEqual({
      'client/page.js': hash('other()'),
      'server/remote.cjs': hash('exports.routes = []'),
    });
    expect((await store.readStaged(release, 'client/page.js')).toString()).toBe('other()');
    expect(await store.staged(nextRelease())).toEqual({});
    await expect(store.readStaged(release, 'client/absent.js')).rejects.toThrow();
  });

  it('tells what is shown of a release, nothing of one that is not there', async () => {
    const release = await stageTwo();
    expect(await store.shown(release)).toEqual([]);
    await store.publish(release, ['server/remote.cjs'], SIGNED, asSent);
    expect(await store.shown(release)).toEqual(expect.arrayContaining(['server/remote.cjs', 'release.json']));
  });

  it('does not mix a version with one that begins the same', async () => {
    const [short, long] = [
      { remote: 'mfe-lending', version: '7.0.1' },
      { remote: 'mfe-lending', version: '7.0.10' },
    ];
    await store.stage(long, 'client/a.js', body('a'), MAX);
    expect(await store.staged(short)).toEqual({});
  });

  it('shows nothing before it is published, then exactly what was asked for, with the manifest', async () => {
    const release = await stageTwo();
    await store.stage(release, 'client/left-over.js', body('old'), MAX);
    expect(await store.read(release, 'client/page.js')).toBeNull();
    await store.publish(release, ['client/page.js', 'server/remote.cjs'], SIGNED, asSent);
    expect(await readText(release, 'client/page.js')).toBe('page()');
    expect(await readText(release, 'release.json')).toBe(SIGNED.text);
    expect(await readText(release, 'release.json.sig')).toBe(SIGNATURE_TEXT);
    expect(await store.read(release, 'client/left-over.js')).toBeNull();
    expect(await store.staged(release)).toEqual({});
  });

  it('shows nothing when what is to be shown is not what was expected', async () => {
    const release = await stageTwo();
    const paths = ['client/page.js', 'server/remote.cjs'];
    const seen: Record<string, string>[] = [];
    const refusing = store.publish(release, paths, SIGNED, (files) => {
      seen.push(files);
      throw new Error('other files');
    });
    await expect(refusing).rejects.toThrow('other files');
    expect(seen).toEqual([
      { 'client/page.js': hash('page()'), 'server/remote.cjs': hash('exports.routes = []') },
    ]);
    expect(await store.shown(release)).toEqual([]);
    expect(await store.staged(release)).toEqual(seen[0]);
  });

  it('takes back what was shown and never registered, with what was staged since', async () => {
    const release = await stageTwo();
    await store.publish(release, ['client/page.js', 'server/remote.cjs'], SIGNED, asSent);
    await store.reopen(release);
    expect(await store.read(release, 'release.json')).toBeNull();
    expect(await store.read(release, 'client/page.js')).toBeNull();
    expect(await store.staged(release)).toMatchObject({ 'client/page.js': hash('page()') });
    await store.stage(release, 'client/page.js', body('newer()'), MAX);
    await store.reopen(release);
    await store.publish(release, ['client/page.js', 'server/remote.cjs'], SIGNED, asSent);
    expect(await readText(release, 'client/page.js')).toBe('newer()');
  });

  it('refuses a file that is too large, or that breaks off, and keeps nothing of it', async () => {
    const release = nextRelease();
    const large = store.stage(release, 'client/large.js', body('x'.repeat(MAX + 1)), MAX);
    await expect(large).rejects.toBeInstanceOf(FileTooLargeError);
    const broken = async function* () {
      yield Buffer.from('half');
      throw new Error('broken off');
    };
    const half = store.stage(release, 'client/half.js', Readable.from(broken()), MAX);
    await expect(half).rejects.toThrow('broken off');
    expect(await store.staged(release)).toEqual({});
  });

  it('tells of which releases something is staged and since when, and drops it', async () => {
    const begun = Date.now();
    const [gone, kept] = [await stageTwo(), await stageTwo()];
    expect(await store.stagedReleases()).toEqual(expect.arrayContaining([gone, kept]));
    const last = (await store.lastStaged(gone))?.getTime() ?? 0;
    // S3 knows seconds.
    expect(last).toBeGreaterThan(begun - 1_500);
    expect(last).toBeLessThan(Date.now() + 1_500);
    await store.unstage(gone);
    await store.unstage(gone);
    expect(await store.lastStaged(gone)).toBeNull();
    expect(await store.stagedReleases()).not.toContainEqual(gone);
    expect(Object.keys(await store.staged(kept))).toHaveLength(2);
  });

  it('removes a release whole, twice without harm, and leaves the others', async () => {
    const [gone, kept] = [await stageTwo(), await stageTwo()];
    for (const release of [gone, kept]) {
      await store.publish(release, ['client/page.js', 'server/remote.cjs'], SIGNED, asSent);
    }
    await store.remove(gone);
    await store.remove(gone);
    for (const path of ['release.json', 'release.json.sig', 'client/page.js', 'server/remote.cjs']) {
      expect(await store.read(gone, path)).toBeNull();
    }
    expect(await readText(kept, 'client/page.js')).toBe('page()');
  });
});

describe('the bucket', () => {
  it('shows no release when a copy fails, and goes on from there', async () => {
    const store = await openArtifactStore(s3.config);
    const release = nextRelease();
    await store.stage(release, 'client/page.js', body('page()'), MAX);
    const paths = ['client/page.js', 'client/late.js'];
    await expect(store.publish(release, paths, SIGNED, asSent)).rejects.toThrow();
    expect(await store.read(release, 'release.json')).toBeNull();
    await store.reopen(release);
    await store.stage(release, 'client/late.js', body('late()'), MAX);
    expect(Object.keys(await store.staged(release))).toEqual(['client/late.js', 'client/page.js']);
    await store.publish(release, paths, SIGNED, asSent);
    expect((await store.read(release, 'client/late.js'))?.toString()).toBe('late()');
  });

  it('serves a file with its type, for ever', async () => {
    const store = await openArtifactStore(s3.config);
    const release = nextRelease();
    await store.stage(release, 'client/css/page.css', body('h1{margin:0}'), MAX);
    await store.publish(release, ['client/css/page.css'], SIGNED, asSent);
    for (const [path, type] of [
      ['client/css/page.css', 'text/css; charset=utf-8'],
      ['release.json', 'application/json; charset=utf-8'],
    ]) {
      const answer = await fetch(`${s3.bucketUrl}/mfe/mfe-lending/${release.version}/${path}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      await answer.body?.cancel();
    }
  });
});
