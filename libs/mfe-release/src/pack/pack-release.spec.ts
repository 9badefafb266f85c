import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { integrityOf, packRelease, parseManifest } from '../index.ts';
import { readFiles } from '../release-files.ts';
import { FIXTURE_FILES, removeFixtureRemotes, writeFixtureRemote } from './fixture-remote.ts';
import { contentVersion } from './pack-release.ts';

afterAll(removeFixtureRemotes);

describe('packRelease', () => {
  it('describes the remote, its routes, chunks and files', async () => {
    const dir = await writeFixtureRemote();
    const { manifest, integrity } = await packRelease(dir);
    const text = await readFile(join(dir, 'release/release.json'), 'utf8');
    expect(parseManifest(text)).toEqual(manifest);
    expect(integrity).toBe(integrityOf(text));
    expect(manifest).toEqual({
      schema: 1,
      name: 'mfe-fixture',
      version: '1.2.3',
      commit: 'unknown',
      client: { entry: 'client/remoteEntry.js', global: 'mfe_fixture', expose: './remote' },
      server: { entry: 'server/remote.cjs' },
      routes: [
        { path: '/', chunk: 'home', layout: 'default', cityVariant: true, loads: false, acts: false },
        { path: '/loans/:id', chunk: 'loan', layout: 'simple', loads: false, acts: false },
      ],
      chunks: { home: ['client/home.js'], loan: ['client/loan.js', 'client/css/loan.css'] },
      shared: { react: '^19.0.0' },
      uses: { react: ['createElement'] },
      cssScope: 'fx1_',
      files: {
        'client/css/loan.css': integrityOf(FIXTURE_FILES['dist/client/css/loan.css']),
        'client/home.js': integrityOf(FIXTURE_FILES['dist/client/home.js']),
        'client/loan.js': integrityOf(FIXTURE_FILES['dist/client/loan.js']),
        'client/remoteEntry.js': integrityOf(FIXTURE_FILES['dist/client/remoteEntry.js']),
        'server/remote.cjs': integrityOf(FIXTURE_FILES['dist/server/remote.cjs']),
      },
    });
  });

  it('writes equal bytes for equal input, and replaces what an older build left', async () => {
    const dir = await writeFixtureRemote();
    const twin = await writeFixtureRemote({ 'release/client/old.js': 'old' });
    await packRelease(dir);
    await packRelease(twin);
    expect(await readFiles(join(twin, 'release'))).toEqual(await readFiles(join(dir, 'release')));
  });

  it('gives each content a version of its own when asked', async () => {
    const version = async (changes: Record<string, string>) => {
      const packed = await packRelease(await writeFixtureRemote(changes), { versionSuffix: 'content' });
      return packed.manifest.version;
    };
    const first = await version({});
    expect(first).toMatch(/^1\.2\.3-local\.[0-9a-f]{12}$/);
    expect(await version({})).toBe(first);
    expect(await version({ 'dist/client/home.js': '"home, changed"' })).not.toBe(first);
  });

  it('makes a version of content whose hash is a number that begins with a zero', () => {
    // 083605504496: no part of a version may look like that.
    expect(contentVersion('1.2.3', { n: 4765 })).toBe('1.2.3-local.a83605504496');
  });

  it('says that a remote was not built', async () => {
    const dir = await writeFixtureRemote();
    await expect(packRelease(join(dir, 'dist'))).rejects.toThrow('No package.json');
    const unbuilt = await writeFixtureRemote();
    await expect(packRelease(join(unbuilt, 'node_modules/react'))).rejects.toThrow('No package.json');
  });

  it('refuses a file name that could not be served', async () => {
    const dir = await writeFixtureRemote({ 'dist/client/with space.js': '' });
    await expect(packRelease(dir)).rejects.toThrow('path outside the release: client/with space.js');
  });

  it('refuses a link, which could point anywhere', async () => {
    const dir = await writeFixtureRemote();
    await symlink('/etc/hostname', join(dir, 'dist/client/host.js'));
    await expect(packRelease(dir)).rejects.toThrow('not a plain file: host.js');
  });

  it('refuses a compressed copy of other bytes than the file beside it', async () => {
    const dir = await writeFixtureRemote();
    const home = join(dir, 'dist/client/home.js');
    await writeFile(`${home}.gz`, gzipSync(await readFile(home)));
    await packRelease(dir);
    await writeFile(`${home}.gz`, gzipSync('an older build'));
    await expect(packRelease(dir)).rejects.toThrow('build again: client/home.js.gz');
    await writeFile(`${home}.gz`, 'not packed');
    await expect(packRelease(dir)).rejects.toThrow('build again: client/home.js.gz');
  });

  it('refuses a route whose chunk was not built', async () => {
    const server = `exports.routes = [{ path: '/', handle: { chunk: 'missing', layout: 'default' } }];`;
    const dir = await writeFixtureRemote({ 'dist/server/remote.cjs': server });
    await expect(packRelease(dir)).rejects.toThrow('/ names the chunk missing');
  });

  it.each([
    ['throws', `throw new Error('broken');`, 'broken (dist/server/remote.cjs:1:7)'],
    ['exits', `process.exit(0);`, 'process.exit is not a function'],
    [
      'throws at the start',
      `'use strict';\n\nthrow new Error('only at home');`,
      'only at home (dist/server/remote.cjs:3:7)',
    ],
    ['has a file that no registry takes', ' '.repeat(8 * 1024 * 1024 + 1), 'server/remote.cjs is over 8 MiB'],
    ['never ends', `for (;;);`, 'no answer within'],
    ['exports no routes', `exports.pages = [];`, 'it exports no `routes`'],
    [
      'has a page that never loads',
      page('() => new Promise(() => {})'),
      'it ended before its pages had loaded',
    ],
    ['has a page that fails', page(`() => Promise.reject(new Error('no page'))`), 'no page'],
    ['has an empty page', page('() => Promise.resolve({})'), 'the lazy module of / has no Component'],
    [
      'has a handle that is not data',
      `exports.routes = [{ path: '/', handle: { chunk() {} } }];`,
      'not be cloned',
    ],
    ['asks for another package', `require('node:fs');`, 'requires node:fs'],
    ['computes a package', `require('re' + 'act');`, 'computes the name of a module'],
  ])('refuses a server bundle that %s', async (_, server, reason) => {
    const dir = await writeFixtureRemote({ 'dist/server/remote.cjs': server });
    await expect(packRelease(dir, { timeoutMs: 2_000 })).rejects.toThrow(reason);
  });
});

function page(lazy: string): string {
  return `exports.routes = [{ path: '/', lazy: ${lazy}, handle: { chunk: 'home', layout: 'default' } }];`;
}
