import { describe, expect, it } from '@jest/globals';
import { integrityOf, parseManifest } from './index.ts';

const HASH = integrityOf('content');
const MANIFEST = {
  schema: 1,
  name: 'mfe-fixture',
  version: '1.0.0',
  commit: 'unknown',
  client: { entry: 'client/remoteEntry.js', global: 'mfe_fixture', expose: './remote' },
  server: { entry: 'server/remote.cjs' },
  routes: [{ path: '/loans/:id?', chunk: 'loan', layout: 'default' }],
  chunks: { loan: ['client/loan.js'] },
  shared: { react: '^19.0.0' },
  uses: { react: ['use'] },
  cssScope: 'fx1_',
  files: { 'client/remoteEntry.js': HASH, 'client/loan.js': HASH, 'server/remote.cjs': HASH },
};

function parse(changes: object): unknown {
  return parseManifest(JSON.stringify({ ...MANIFEST, ...changes }));
}

describe('parseManifest', () => {
  it('reads a whole manifest', () => {
    expect(parse({})).toEqual(MANIFEST);
  });

  it.each([
    'client/../../../etc/passwd',
    '../other/1.0.0/client/remoteEntry.js',
    '/etc/passwd',
    'client/./a.js',
    'client//a.js',
    'client\\..\\a.js',
    'client/%2e%2e/a.js',
    'release.json',
    'client/a\u0000.js',
    'client/',
  ])('refuses the path %j', (path) => {
    expect(() => parse({ files: { ...MANIFEST.files, [path]: HASH } })).toThrow('path outside the release');
  });

  it.each(['', 'sha256-abc', HASH.slice(0, -1), null])('refuses the hash %j', (hash) => {
    expect(() => parse({ files: { ...MANIFEST.files, 'client/a.js': hash } })).toThrow(
      'no SHA-384 for client/a.js',
    );
  });

  it.each([
    ['another schema', { schema: 2 }, 'schema is not 1'],
    ['a name that is a path', { name: '../mfe' }, 'name is not kebab-case'],
    ['a version that is a path', { version: '1.0.0-../..' }, 'version is not semver'],
    ['no routes', { routes: [] }, 'no routes'],
    [
      'a relative route',
      { routes: [{ path: 'loans', chunk: 'loan', layout: 'default' }] },
      'not an absolute route',
    ],
    ['an unknown layout', { routes: [{ path: '/', chunk: 'loan', layout: 'wide' }] }, 'unknown layout of /'],
    ['a chunk that was not built', { chunks: {} }, 'names the chunk loan'],
    ['a chunk file without a hash', { chunks: { loan: ['client/b.js'] } }, 'names a file without a hash'],
    [
      'a client entry without a hash',
      { client: { ...MANIFEST.client, entry: 'client/b.js' } },
      'client entry',
    ],
    ['a global that is code', { client: { ...MANIFEST.client, global: 'a;b()' } }, 'client global'],
    ['a server entry without a hash', { server: {} }, 'server entry'],
    ['a shared package without a range', { shared: { react: 19 } }, 'no version range for react'],
  ])('refuses %s', (_, changes, reason) => {
    expect(() => parse(changes)).toThrow(reason);
  });

  it.each(['', '[]', 'null', '{'])('refuses the text %j', (text) => {
    expect(() => parseManifest(text)).toThrow('release.json is not');
  });
});
