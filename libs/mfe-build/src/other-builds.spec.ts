import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { evaluateBundle } from './testing/evaluate-bundle.ts';
import { FIXTURE_LIBRARY, FIXTURE_REMOTE } from './testing/fixture-remote.ts';
import { createFixtureWorkspace, runBuild, type FixtureWorkspace } from './testing/fixture-workspace.ts';

const BUILD_MS = 120_000;

const config = (
  door: string,
  name: string,
) => `import { ${door}RemoteConfig } from '@polden/mfe-build/${door}';
export default (options) => ${door}RemoteConfig({ name: '${name}', dir: import.meta.dirname, ...options });`;

const BUILDS = [
  [
    '@module-federation/enhanced',
    'mfe-enhanced',
    { 'webpack.config.ts': config('enhanced', 'mfe-enhanced') },
  ],
  ['Rspack', 'mfe-rspack', { 'rspack.config.ts': config('rspack', 'mfe-rspack') }],
] as const;

let workspace: FixtureWorkspace;
let plain: string;

beforeAll(async () => {
  workspace = await createFixtureWorkspace();
  await workspace.addLibrary('parts', FIXTURE_LIBRARY);
  plain = await workspace.addRemote('mfe-plain', FIXTURE_REMOTE);
  await runBuild(plain);
}, BUILD_MS);
afterAll(() => workspace.remove());

describe.each(BUILDS)('a remote built by %s', (_, name, files) => {
  let dir: string;
  beforeAll(async () => {
    dir = await workspace.addRemote(name, { ...FIXTURE_REMOTE, ...files });
    const { code, output } = await runBuild(dir);
    if (code !== 0) throw new Error(output);
  }, BUILD_MS);

  it('says the same of itself as one built by webpack alone', () => {
    const { global, cssScope, ...facts } = buildInfo(dir);
    const { global: _global, cssScope: _scope, ...expected } = buildInfo(plain);
    expect(facts).toEqual(expected);
    expect(global).toBe(name.replaceAll('-', '_'));
    expect(cssScope).toMatch(/^[a-z][a-z0-9]{2}_$/);
    expect(Object.keys(chunksOf(dir)).sort()).toEqual([global, 'one', 'remote', 'two'].sort());
  });

  it('has a server half whose page has the class names and the picture of the client half', async () => {
    const address = `/mfe/${name}/1.0.0/server/remote.cjs`;
    const { routes } = evaluateBundle(read(dir, 'server/remote.cjs'), dir, address);
    const page = await routes.find(({ path }) => path === '/one')?.lazy();
    const { className = '', children } = page?.Component().props ?? {};
    const style = chunksOf(dir)['one']?.find((file) => file.endsWith('.css'));
    expect(className).not.toBe('');
    expect(read(dir, `client/${style}`)).toContain(`.${className}{`);
    const { src } = [children].flat()[0]?.props ?? {};
    expect(src).toMatch(new RegExp(`^/mfe/${name}/1\\.0\\.0/client/sun\\.\\w{8}\\.svg$`));
    expect(readdirSync(join(dir, 'dist/client'))).toContain(src?.split('/').at(-1));
  });

  it('inserts scripts and styles by their hash, and one that it does not know by a hash of nothing', () => {
    const entry = read(dir, 'client/remoteEntry.js');
    const others = readdirSync(join(dir, 'dist/client')).filter(
      (file) => /\.(js|css)$/.test(file) && file !== 'remoteEntry.js',
    );
    // What is exposed stands in a file of its own, or in the container.
    const ofPages = others.map((file) => file.split('.', 1)[0]).filter((page) => page !== 'remote');
    expect(ofPages.sort()).toEqual(['one', 'one', 'two', 'two']);
    // In the container, or in a file that it pins.
    const tables = readdirSync(join(dir, 'dist/client')).filter((file) => /^integrity\..*\.json$/.test(file));
    for (const table of tables) expect(entry).toContain(integrityOf(dir, table));
    const known = [entry, ...tables.map((table) => read(dir, `client/${table}`))].join('\n');
    for (const file of others) expect(known).toContain(`"${file}":"${integrityOf(dir, file)}"`);
    const guarded = entry.match(/\.integrity\s*=\s*[\w.]+\.(?:integrity\[|hashOf\()[^;]+?"sha384-A{64}"/g);
    expect(guarded).toHaveLength(2);
  });

  it('may not style what is not its own', async () => {
    const broken = await workspace.addRemote(`${name}-global`, {
      ...files,
      'src/remote.tsx': `import './global.css';\nexport const routes = [];`,
      'src/global.css': 'body { margin: 0; }',
    });
    const { code, output } = await runBuild(broken);
    expect(code).toBe(1);
    expect(output).toContain('body reaches beyond the remote');
  }, 120_000);
});

interface Facts {
  global: string;
  cssScope: string;
}

function buildInfo(dir: string): Facts {
  return JSON.parse(read(dir, 'build.json')) as Facts;
}

function chunksOf(dir: string): Record<string, string[]> {
  return JSON.parse(read(dir, 'client/chunks.json')) as Record<string, string[]>;
}

function read(dir: string, path: string): string {
  return readFileSync(join(dir, 'dist', path), 'utf8');
}

function integrityOf(dir: string, file: string): string {
  const bytes = readFileSync(join(dir, 'dist/client', file));
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
