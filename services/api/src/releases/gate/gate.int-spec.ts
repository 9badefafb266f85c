import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ReleaseManifest, ShellManifest } from '@polden/mfe-contract';
import {
  cssScopeOf,
  generateKeyPair,
  integrityOf,
  publishRelease,
  readPrivateKey,
  signText,
  type Refusal,
} from '@polden/mfe-release';
import { ReleaseRemote } from '../entities/release-remote.entity.ts';
import { truncate } from '../../testing/test-app.ts';
import type { BuiltRemote } from '../testing/built-remote.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from '../testing/test-registry.ts';

let registry: TestRegistry;
let team: TestTeam;
let other: TestTeam;
let number = 0;
/** Of the remote that the tests publish. */
const SCOPE = cssScopeOf('mfe-lending');
const nextVersion = () => `5.0.${++number}`;

const SHELL: Omit<ShellManifest, 'version' | 'files'> = {
  schema: 1,
  name: 'shell',
  commit: 'unknown',
  shared: { react: '19.3.1', 'react-router-dom': '7.18.5', zustand: '5.1.0' },
  exports: {
    react: ['createElement', 'useState'],
    'react/jsx-runtime': ['jsx', 'jsxs'],
    'react-router-dom': ['Link', 'useLoaderData'],
    zustand: ['create'],
  },
  routes: ['/api/*', '/404', '/moya-stranitsa'],
};

beforeAll(async () => {
  registry = await startTestRegistry();
  await truncate(registry.dataSource);
  team = await registry.enrol('lending', ['mfe-lending']);
  other = await registry.enrol('content', ['mfe-content']);
  await registry.dataSource.manager.insert(ReleaseRemote, { name: 'shell', team: 'lending', kind: 'shell' });
  await publishShell({});
  await team.client.promote({ releases: [{ remote: 'shell', version: `5.0.${number}` }] });
  const theirs = await other.publish({
    name: 'mfe-content',
    version: nextVersion(),
    server: routes({ '/blog': { role: 'search' }, '/blog/:post': {} }),
  });
  await other.client.promote({ releases: [{ remote: 'mfe-content', version: theirs.version }] });
});
afterAll(() => registry.close());

async function publishShell(changes: Partial<ShellManifest>) {
  const version = nextVersion();
  const bytes = new TextEncoder().encode('shell()');
  const file = { remote: 'shell', version, path: 'client/main.js' };
  await team.client.uploadFile({ ...file, bytes });
  const manifest = { ...SHELL, version, files: { [file.path]: integrityOf('shell()') }, ...changes };
  const key = readPrivateKey(team.keys.privateKey);
  return team.client.publish(signText(JSON.stringify(manifest), key));
}

/** Publishes after `change` was made to what was packed: to the manifest, or to a file. */
async function publishChanged(
  change: (manifest: ReleaseManifest) => unknown,
  key = readPrivateKey(team.keys.privateKey),
): Promise<unknown> {
  const dir = await registry.pack({ version: nextVersion() });
  const file = join(dir, 'release/release.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as ReleaseManifest;
  const { name: remote, version } = manifest;
  for (const path of Object.keys(manifest.files)) {
    const bytes = new Uint8Array(await readFile(join(dir, 'release', path)));
    await team.client.uploadFile({ remote, version, path, bytes });
  }
  change(manifest);
  return team.client.publish(signText(JSON.stringify(manifest), key));
}

const publish = (remote: Partial<BuiltRemote>) => team.publish({ version: nextVersion(), ...remote });
/** A server bundle with pages that say this of themselves. */
function routes(pages: Record<string, object>): string {
  const all = Object.entries(pages).map(([path, said]) => ({
    path,
    handle: { chunk: 'page', layout: 'default', ...said },
  }));
  return `exports.routes = ${JSON.stringify(all)};`;
}
const page = (body: string) =>
  `exports.routes = [{ path: '/', handle: { chunk: 'page', layout: 'default' }, lazy: async () => { ${body} } }];`;

const BAD: [what: string, refusal: Refusal, mend: RegExp, publish: () => Promise<unknown>][] = [
  [
    'a version that is taken',
    'duplicate-version',
    /raise the version/,
    async () => {
      const version = nextVersion();
      await publish({ version });
      const dir = await registry.pack({ version, script: 'other()' });
      const manifest = await readFile(join(dir, 'release/release.json'), 'utf8');
      return team.client.publish(signText(manifest, readPrivateKey(team.keys.privateKey)));
    },
  ],
  [
    'the signature of a stranger',
    'signature',
    /enrolled key/,
    () => publishChanged(() => undefined, readPrivateKey(generateKeyPair().privateKey)),
  ],
  [
    'a file that is not what the manifest says',
    'hash',
    /publish again/,
    () => publishChanged((manifest) => (manifest.files['client/page.js'] = integrityOf('other'))),
  ],
  [
    'a path that leaves the folder',
    'path',
    /path outside the release/,
    () => publishChanged((manifest) => (manifest.files['client/../../x.js'] = integrityOf('x'))),
  ],
  [
    'a range that the shell does not meet',
    'shared-range',
    /has react 19\.3\.1, not \^18\.0\.0.*Build with/,
    () => publish({ shared: { react: '^18.0.0' } }),
  ],
  [
    'an import that the shell does not give',
    'facade-export',
    /no useBlocker of react-router-dom.*Use what it gives/,
    () =>
      publish({
        shared: { react: '^19.0.0', 'react-router-dom': '^7.0.0' },
        uses: { 'react-router-dom': ['Link', 'useBlocker'] },
      }),
  ],
  [
    'a path of another remote',
    'route-taken',
    /\/blog\/new belongs to mfe-content.*Claim another/,
    () => publish({ paths: ['/', '/blog/new'] }),
  ],
  [
    'a path of the shell',
    'route-taken',
    /belongs to the shell/,
    () => publish({ paths: ['/moya-stranitsa'] }),
  ],
  ['no routes', 'routes-missing', /no routes/, () => publishChanged((manifest) => (manifest.routes = []))],
  [
    'a server bundle that requires what is not shared',
    'foreign-require',
    /fs cannot be shared: it belongs to Node/,
    () =>
      publishChanged((manifest) => {
        manifest.shared['fs'] = '*';
      }),
  ],
  [
    'a page over its budget',
    'budget',
    /budget of 250\.0 kB.*client\/page\.js/,
    () =>
      publish({
        script: Array.from({ length: 60_000 }, (_, index) => integrityOf(String(index)).slice(7, 20)).join(
          ';',
        ),
      }),
  ],
  ['an entry without hashes', 'no-integrity', /integrity plugin/, () => publish({ integrity: false })],
  [
    'a bundle that works for its team only',
    'preflight',
    /does not start: only at home/,
    () =>
      publish({
        server: `exports.routes = [{ path: '/', handle: { chunk: 'page', layout: 'default' } }];
if (typeof __filename === 'string' && __filename.startsWith('/mfe/')) throw new Error('only at home');`,
      }),
  ],
  [
    'styles for everything on the page',
    'css-scope',
    /h1.*module\.css/,
    () => publish({ styles: `.${SCOPE}page h1{margin:0} h1{color:red}` }),
  ],
  [
    'styles under a scope that it has chosen itself',
    'css-scope',
    /Styles of mfe-lending begin with/,
    () => publish({ cssScope: 'own_', styles: '.own_a{color:red}' }),
  ],
  [
    'pages for the site map that are none',
    'manifest',
    /sitemap of \/ is not what a page may say of itself/,
    () => publishChanged(({ routes: [route] }) => Object.assign(route ?? {}, { sitemap: [{}] })),
  ],
  [
    'a role that a page of another live remote has',
    'role-taken',
    /the role search is that of a page of mfe-content.*ask its owner/,
    () => publish({ server: routes({ '/poisk': { role: 'search' } }) }),
  ],
  [
    'the remote of another team',
    'team',
    /not a remote of the team/,
    () => publish({ name: 'mfe-content', paths: ['/drugoe'] }),
  ],
];

it.each(BAD)('refuses %s', async (_what, refusal, mend, publishIt) => {
  const error = await publishIt().then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ message: expect.stringMatching(mend), code: refusal });
});

const GOOD: [what: string, remote: Partial<BuiltRemote>][] = [
  ['a role that is free', { server: routes({ '/vhod': { role: 'login' } }) }],
  ['one page', {}],
  ['several pages', { paths: ['/', '/zaymy', '/zaymy/onlayn'] }],
  ['a page with a parameter', { paths: ['/zaymy/:id'] }],
  ['a page with an optional segment', { paths: ['/kalkulyator/:vid?'] }],
  ['a page with everything below it', { paths: ['/pomoshch/*'] }],
  ['a lazy page', { server: page('return { Component: () => null };') }],
  [
    'a lazy page that makes a context and a store',
    {
      shared: { react: '^19.0.0', zustand: '^5.0.0' },
      uses: { react: ['createElement'], zustand: ['create'] },
      server: page(
        "const { createContext, memo } = require('react'); const { create } = require('zustand'); const store = create()(() => ({})); const Context = createContext(null); return { Component: memo(() => [Context.Provider, store]) };",
      ),
    },
  ],
  [
    'a page that extends a class of React',
    {
      server: page(
        "const { Component } = require('react'); return { Component: class extends Component {} };",
      ),
    },
  ],
  [
    'styles with states, media and animations',
    {
      styles: `@media (width>40rem){.${SCOPE}a:hover>b{color:red}}@keyframes ${SCOPE}in{to{opacity:1}}`,
    },
  ],
  ['no styles to speak of', { styles: '' }],
  ['the whole of a module', { uses: { react: ['*'] } }],
  ['a version before the release', { version: '6.0.0-rc.1' }],
];

it.each(GOOD)('takes %s', async (_what, remote) => {
  await expect(publish(remote)).resolves.toMatchObject({ alreadyPublished: false });
});

it('says which globals a release changes and what it asks for, and keeps it with the release', async () => {
  const remote = {
    version: nextVersion(),
    server: `JSON.stringify = () => ''; globalThis.fetch = null; typeof process.kill; require('react'); ${page('return { Component: () => null };')}`,
  };
  const seen = {
    changedGlobals: ['JSON.stringify', 'fetch'],
    capabilities: ['react', 'process.kill'],
  };
  expect(await team.publish(remote)).toMatchObject(seen);
  expect(await team.publish(remote)).toMatchObject({ ...seen, alreadyPublished: true });
});

it('refuses a shell in which a live remote would not run, and takes one in which all do', async () => {
  const live = await publish({ uses: { react: ['useState'] }, paths: ['/'] });
  await team.client.promote({ releases: [{ remote: 'mfe-lending', version: live.version }] });
  const without = { ...SHELL.exports, react: ['createElement'] };
  await expect(publishShell({ exports: without })).rejects.toMatchObject({ code: 'facade-export' });
  await expect(publishShell({ shared: { ...SHELL.shared, react: '20.0.0' } })).rejects.toMatchObject({
    code: 'shared-range',
  });
  await expect(publishShell({ routes: ['/blog'] })).rejects.toMatchObject({ code: 'route-taken' });
  await expect(publishShell({})).resolves.toBeDefined();
});

it('deals nobody a shell: it has no canary', async () => {
  const { version } = await publishShell({});
  const canary = { remote: 'shell', version, percent: 5 };
  const refused = { status: 422, message: expect.stringMatching(/^The shell has no canary/) };
  await expect(team.client.canary(canary)).rejects.toMatchObject(refused);
  await expect(team.client.canary({ ...canary, dryRun: true })).rejects.toMatchObject(refused);
  const shell = (await team.client.status()).find(({ remote }) => remote === 'shell');
  expect(shell?.canary).toBeNull();
});

it('looks at the shell before the live one for as long as it may be gone back to', async () => {
  const before = await publishShell({});
  await team.client.promote({ releases: [{ remote: 'shell', version: before.version }] });
  const given = { ...SHELL.exports, react: [...(SHELL.exports['react'] ?? []), 'useEffectEvent'] };
  const after = await publishShell({ exports: given });
  await team.client.promote({ releases: [{ remote: 'shell', version: after.version }] });
  const asking = () => publish({ uses: { react: ['useEffectEvent'] } });
  await expect(asking()).rejects.toMatchObject({ code: 'facade-export' });
  await registry.dataSource.query(
    `UPDATE release_channel SET moved_at = now() - interval '25 hours' WHERE remote = 'shell'`,
  );
  await expect(asking()).resolves.toBeDefined();
});

it('looks at a rollback target, too: a shell must run what visitors may be taken back to', async () => {
  const first = await publish({ uses: { react: ['useState'] } });
  await team.client.promote({ releases: [{ remote: 'mfe-lending', version: first.version }] });
  const second = await publish({ uses: { react: ['createElement'] } });
  await team.client.promote({ releases: [{ remote: 'mfe-lending', version: second.version }] });
  const without = { ...SHELL.exports, react: ['createElement'] };
  await expect(publishShell({ exports: without })).rejects.toMatchObject({ code: 'facade-export' });
});

it('leaves a half-arrived release as it is', async () => {
  const dir = await registry.pack({ version: nextVersion() });
  await rm(join(dir, 'release/client/page.css'));
  await writeFile(join(dir, 'unrelated'), '');
  const key = readPrivateKey(team.keys.privateKey);
  await expect(publishRelease(dir, team.client, { key })).rejects.toThrow('is missing in release/');
});
