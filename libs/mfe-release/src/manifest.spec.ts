import { describe, expect, it } from '@jest/globals';
import { integrityOf, parseManifest, parseShellManifest } from './index.ts';

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

function routeOf(path: string, more: object = {}): object {
  return { path, chunk: 'loan', layout: 'default', ...more };
}

function optional(count: number): string {
  return '/a?'.repeat(count);
}

describe('parseManifest', () => {
  it('reads a whole manifest', () => {
    expect(parse({})).toEqual(MANIFEST);
  });

  it.each(['10.20.30', '1.4.0-rc.1', '1.4.0-rc.1-local.8cfd59246261', `1.0.0-${'a'.repeat(58)}`])(
    'takes the version %s',
    (version) => {
      expect(parse({ version })).toMatchObject({ version });
    },
  );

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
    ...[
      '1.0.0-../..',
      '1.0.0-..',
      '01.0.0',
      '1.0.0-01',
      '1.0.0+3f2a91c',
      'v1.0.0',
      `1.0.0-${'a'.repeat(59)}`,
    ].map(
      (version) =>
        [
          `the version ${version}`,
          { version },
          'a version is like 1.4.0 or 1.4.0-rc.1: without +build, at most 64 characters',
        ] as const,
    ),
    ['no routes', { routes: [] }, 'no routes'],
    [
      'a relative route',
      { routes: [{ path: 'loans', chunk: 'loan', layout: 'default' }] },
      'not an absolute route',
    ],
    [
      'a splat before the end of a path',
      { routes: [{ path: '/loans/*/x', chunk: 'loan', layout: 'default' }] },
      'not an absolute route',
    ],
    ...['/primer?x', '/primer??', '/?', '/%D1%80'].map(
      (path) =>
        [
          `the path ${path}, which no address matches`,
          { routes: [routeOf(path)] },
          'not an absolute route',
        ] as const,
    ),
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
    [
      'a range that takes long to read',
      { shared: { react: '1 || '.repeat(50) } },
      'no version range for react',
    ],
    ...[
      { sitemap: [{}] },
      { sitemap: [null] },
      { sitemap: 'yes' },
      { sitemap: [{ path: '/blog/:slug', list: 1 }] },
      { role: 'owner' },
      { offer: { icon: 'sun', title: 'Новости', text: 'Что нового' } },
      { offer: null },
      { reads: 'site' },
      { cacheTags: [1] },
      { parts: {} },
      { auth: true },
      { area: 'public' },
      { crawled: 'false' },
      { secretParams: 'signature' },
      { form: 5 },
    ].map(
      (said) =>
        [
          `a page that says ${JSON.stringify(said)}`,
          { routes: [routeOf('/primer', said)] },
          `${Object.keys(said)[0] ?? ''} of /primer is not what a page may say of itself`,
        ] as const,
    ),
    ['a path of many optional segments', { routes: [routeOf(optional(5))] }, 'has 5 optional segments'],
    [
      'optional segments that nested paths add up to',
      { routes: [routeOf(optional(3), { nested: [{ path: 'x?', nested: [{ path: ':y?' }] }] })] },
      '/a?/a?/a? x? :y? has 5 optional segments, of at most 4',
    ],
    ['a path of many segments', { routes: [routeOf('/a'.repeat(17))] }, 'has 17 segments, of at most 16'],
    ['a long path', { routes: [routeOf(`/${'a'.repeat(200)}`)] }, 'is longer than 200 characters'],
    [
      'more addresses than a router should compare',
      { routes: Array.from({ length: 26 }, (_, index) => routeOf(`/p${index}${optional(4)}`)) },
      'stand for more than 400 addresses',
    ],
  ])('refuses %s', (_, changes, reason) => {
    expect(() => parse(changes)).toThrow(reason);
  });

  it('takes all that a page may say of itself', () => {
    const said = {
      auth: 'staff',
      area: 'staff',
      role: 'staff-login',
      offer: { icon: 'sun', title: 'Новости', text: 'Что нового', rank: 10 },
      reads: ['site'],
      cacheTags: [],
      crawled: false,
      form: 'request',
      sitemap: [{ path: '/primer/:slug', list: 'blog' }, { path: '/primer' }],
    };
    expect(parse({ routes: [routeOf('/primer', said)] })).toMatchObject({ routes: [said] });
  });

  it('takes the most that is allowed', () => {
    const routes = Array.from({ length: 25 }, (_, index) => routeOf(`/p${index}${optional(4)}`));
    expect(parse({ routes })).toMatchObject({ routes });
  });

  it('holds a shell to the same paths', () => {
    const shell = {
      schema: 1,
      name: 'shell',
      version: '1.0.0',
      commit: 'x',
      shared: {},
      exports: {},
      files: {},
    };
    const parseShell =
      (...routes: string[]) =>
      () =>
        parseShellManifest(JSON.stringify({ ...shell, routes }));
    expect(parseShell('/404', optional(4))()).toMatchObject({ routes: ['/404', optional(4)] });
    expect(parseShell(optional(5))).toThrow('has 5 optional segments');
  });

  it.each(['', '[]', 'null', '{'])('refuses the text %j', (text) => {
    expect(() => parseManifest(text)).toThrow('release.json is not');
  });
});
