import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Boot, LockedRemote, MappedRemote } from '@polden/mfe-contract';
import { integrityOf } from '@polden/mfe-release';
import { canaryOf, mapOfRemotes, mapped, pageWith, writeRelease } from '../../testing/release-fixture.ts';
import { startTestShell, type TestShell } from '../../testing/test-shell.ts';

const MANY = Array.from({ length: 500 }, (_, at) => `/many-${at}`);

let shell: TestShell;

beforeEach(async () => {
  shell = await startTestShell();
});
afterEach(() => shell.stop());

const release = (version: string, name = 'mfe-test', route = '/test') =>
  writeRelease(shell.artifactsDir, { name, version, server: pageWith(version, '', route), paths: [route] });

/** A remote with more paths than a page can carry. */
async function manyPaths(more: Partial<MappedRemote> = {}): Promise<MappedRemote> {
  const server = 'exports.routes = [];';
  const written = await writeRelease(shell.artifactsDir, {
    name: 'mfe-many',
    version: '1.0.0',
    server,
    paths: MANY,
  });
  return mapped(written, 1, more);
}

async function bootOf(path = '/test', headers: Record<string, string> = {}): Promise<Boot> {
  const { body } = await shell.get(path, headers);
  const [, json = ''] = /window\.__BOOT__=(\{.*?\});window\.__static/s.exec(body) ?? [];
  return JSON.parse(json) as Boot;
}

const names = ({ remotes }: Pick<Boot, 'remotes'>) => remotes.map(({ name }) => name);

describe('the page lock', () => {
  it('stands on each page of a site of few remotes', async () => {
    const other = mapped(await release('1.0.0', 'mfe-other', '/other'), 1);
    await shell.sets.adopt(
      mapOfRemotes(1, { 'mfe-test': mapped(await release('1.0.0'), 1), 'mfe-other': other }),
    );
    const boot = await bootOf();
    expect(names(boot)).toEqual(['mfe-test', 'mfe-other']);
    expect(boot.lock).toBeUndefined();
    expect((await shell.get('/test')).body).not.toContain('/assets/lock/');
  });

  it('of a site of many is a file that pages name by its hash, and carry what is their own', async () => {
    const test = mapped(await release('1.0.0'), 1);
    await shell.sets.adopt(mapOfRemotes(1, { 'mfe-test': test, 'mfe-many': await manyPaths() }));
    const boot = await bootOf();
    expect(names(boot)).toEqual(['mfe-test']);
    const { href = '', integrity } = boot.lock ?? {};
    const { status, body, headers } = await shell.get(href);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(integrityOf(body)).toBe(integrity);
    expect(JSON.parse(body)).toEqual(shell.sets.current.lock);
    expect((await shell.get(href, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    expect((await shell.get('/assets/lock/none.json')).status).toBe(404);
  });

  it('of a visitor with another version says so on his page, and is the same file', async () => {
    const canary = canaryOf(await release('1.1.0', 'mfe-other', '/other'), 10_000);
    const stable = mapped(await release('1.0.0', 'mfe-other', '/other'), 1);
    const remotes = { 'mfe-test': mapped(await release('1.0.0'), 1), 'mfe-many': await manyPaths() };
    await shell.sets.adopt(mapOfRemotes(1, { ...remotes, 'mfe-other': stable }));
    const { lock } = await bootOf();
    await shell.sets.adopt(mapOfRemotes(2, { ...remotes, 'mfe-other': { ...stable, canary } }));
    const cookie = 'visitor=6f1c1f0e-8f62-4d4f-9d7c-0c9f4f9a1b2c';
    const boot = await bootOf('/test', { cookie });
    expect(boot.lock).toEqual(lock);
    expect(boot.remotes.map(({ name, version }) => `${name}@${version}`)).toEqual([
      'mfe-test@1.0.0',
      'mfe-other@1.1.0',
    ]);
  });

  it('has those in quarantine on the page: their frames are its routes', async () => {
    const framed = mapped(await release('1.0.0', 'mfe-other', '/other'), 1, { framed: true });
    const remotes = { 'mfe-test': mapped(await release('1.0.0'), 1), 'mfe-many': await manyPaths() };
    await shell.sets.adopt(mapOfRemotes(1, { ...remotes, 'mfe-other': framed }));
    expect(names(await bootOf())).toEqual(['mfe-test', 'mfe-other']);
  });

  it('has no remote on a page of the shell, and on that of one that is down that it is', async () => {
    const remotes = { 'mfe-test': mapped(await release('1.0.0'), 1), 'mfe-many': await manyPaths() };
    await shell.sets.adopt(mapOfRemotes(1, remotes));
    expect(names(await bootOf('/nowhere'))).toEqual([]);
    const set = shell.sets.current.without('mfe-test');
    expect(set.lock.filter((remote) => !set.lockFile?.has(remote))).toMatchObject([
      { name: 'mfe-test', available: false },
    ]);
  });
});

describe('a switch', () => {
  it('leaves what the other remotes bring as it was', async () => {
    const other = mapped(await release('1.0.0', 'mfe-other', '/other'), 1);
    const lockOf = async (sequence: number, version: string): Promise<readonly LockedRemote[]> => {
      const test = mapped(await release(version), sequence);
      await shell.sets.adopt(mapOfRemotes(sequence, { 'mfe-test': test, 'mfe-other': other }));
      return shell.sets.current.lock;
    };
    const before = await lockOf(1, '1.0.0');
    const after = await lockOf(2, '1.1.0');
    expect(after.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
    expect(after[1]).toBe(before[1]);
    expect((await shell.get('/test')).body).toContain('1.1.0');
    expect((await shell.get('/other')).body).toContain('1.0.0');
  });

  it('takes no release with two pages of one path: no router takes them', async () => {
    await shell.sets.adopt(mapOfRemotes(1, { 'mfe-test': mapped(await release('1.0.0'), 1) }));
    const server = `${pageWith('1.1.0')} exports.routes = [...exports.routes, ...exports.routes];`;
    const twice = await writeRelease(shell.artifactsDir, { version: '1.1.0', server });
    await shell.sets.adopt(mapOfRemotes(2, { 'mfe-test': mapped(twice, 2) }));
    expect((await shell.get('/test')).body).toContain('1.0.0');
  });

  it('leaves the file that pages of a moment ago have named', async () => {
    const many = await manyPaths();
    await shell.sets.adopt(
      mapOfRemotes(1, { 'mfe-test': mapped(await release('1.0.0'), 1), 'mfe-many': many }),
    );
    const { lock } = await bootOf();
    await shell.sets.adopt(
      mapOfRemotes(2, { 'mfe-test': mapped(await release('1.1.0'), 2), 'mfe-many': many }),
    );
    expect((await bootOf()).lock).not.toEqual(lock);
    expect((await shell.get(lock?.href ?? '')).status).toBe(200);
  });
});
