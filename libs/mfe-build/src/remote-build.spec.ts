import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foreignStyles } from '@polden/mfe-release';
import { evaluateBundle, type FixtureElement } from './testing/evaluate-bundle.ts';
import { FIXTURE_LIBRARY, FIXTURE_REMOTE } from './testing/fixture-remote.ts';
import {
  createFixtureWorkspace,
  runBuild,
  type BuildResult,
  type FixtureWorkspace,
} from './testing/fixture-workspace.ts';

const BUILD_MS = 120_000;

let workspace: FixtureWorkspace;
let first: string;
let second: string;

beforeAll(async () => {
  workspace = await createFixtureWorkspace();
  await workspace.addLibrary('parts', FIXTURE_LIBRARY);
  first = await workspace.addRemote('mfe-first', FIXTURE_REMOTE);
  second = await workspace.addRemote('mfe-second', FIXTURE_REMOTE);
  for (const dir of [first, second]) expectBuilt(await runBuild(dir));
}, BUILD_MS);

afterAll(() => workspace.remove());

describe('the facts for packing a release', () => {
  it('names the container, both entries, the ranges of the shared packages and what is imported of them', () => {
    expect(JSON.parse(read(first, 'build.json'))).toEqual({
      version: '1.0.0',
      global: 'mfe_first',
      expose: './remote',
      clientEntry: 'remoteEntry.js',
      serverEntry: 'remote.cjs',
      shared: {
        react: '^19.0.0',
        'react-dom': '^19.0.0',
        'react-router-dom': '^7.0.0',
        zustand: '^5.0.0',
        '@polden/http': expect.stringMatching(/^\^\d/),
        '@polden/session': expect.stringMatching(/^\^\d/),
      },
      uses: {
        '@polden/http': ['http'],
        react: ['*'],
        'react-dom': ['createPortal', 'flushSync'],
        'react-router-dom': ['Link', 'useParams'],
        'react/jsx-runtime': ['jsx', 'jsxs'],
        zustand: ['create'],
      },
      cssScope: expect.stringMatching(/^[a-z][a-z0-9]{2}_$/),
    });
  });

  it('lists the files of each chunk, and they exist', () => {
    const chunks = readChunks(first);
    expect(Object.keys(chunks).sort()).toEqual(['mfe_first', 'one', 'remote', 'two']);
    expect(chunks['one']).toEqual([
      expect.stringMatching(/^one\.\w{8}\.css$/),
      expect.stringMatching(/^one\.\w{8}\.js$/),
    ]);
    const missing = Object.values(chunks)
      .flat()
      .filter((file) => !existsSync(join(first, 'dist/client', file)));
    expect(missing).toEqual([]);
  });
});

describe('the server half', () => {
  it('is one file that requires shared modules only', () => {
    expect(readdirSync(join(first, 'dist/server'))).toEqual(['remote.cjs']);
    const { required } = evaluateFirst();
    const text = read(first, 'server/remote.cjs');
    const named = [...text.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name);
    const shared = ['@polden/http', 'react', 'react-dom', 'react-router-dom', 'react/jsx-runtime', 'zustand'];
    expect([...new Set(named)].sort()).toEqual(shared);
    expect(shared).toEqual(expect.arrayContaining([...required]));
  });

  it('gives the routes, and a page that names its image by the address of its own release', async () => {
    const { routes } = evaluateFirst();
    expect(routes.map(({ path }) => path)).toEqual(['/one', '/two']);
    const { src = '' } = childrenOf(await renderPage(first, '/one'))[0]?.props ?? {};
    expect(src).toMatch(/^\/mfe\/mfe-first\/1\.0\.0\/client\/sun\.\w{8}\.svg$/);
    expect(existsSync(join(first, 'dist/client', src.split('/').at(-1) ?? ''))).toBe(true);
  });
});

describe('the client half', () => {
  it('pins a table with the hash of every script and style that it inserts', () => {
    const entry = read(first, 'client/remoteEntry.js');
    const files = readdirSync(join(first, 'dist/client'));
    const [table = ''] = files.filter((file) => /^integrity\.\w{8}\.json$/.test(file));
    expect(entry).toContain(`"${table}"`);
    expect(entry).toContain(integrityOf(join(first, 'dist/client', table)));
    expect(entry).not.toContain('@@');

    const inserted = files.filter((file) => /\.(js|css)$/.test(file) && file !== 'remoteEntry.js').sort();
    expect(inserted).toHaveLength(4);
    const hashes = inserted.map((file) => [file, integrityOf(join(first, 'dist/client', file))]);
    expect(read(first, `client/${table}`)).toBe(JSON.stringify(Object.fromEntries(hashes)));
  });

  it('has the exposed module in the file of the container, which never comes without it', () => {
    expect(readChunks(first)['remote']).toEqual([]);
    expect(read(first, 'client/remoteEntry.js')).toContain('path:"/one"');
  });

  it('carries no copy of a shared package', () => {
    const text = Object.values(readChunks(first))
      .flat()
      .map((file) => read(first, `client/${file}`))
      .join();
    expect(text).not.toMatch(/react\.transitional\.element|createStoreImpl|HTTPError/);
  });

  it('leaves out the unused components of a library, with their styles', () => {
    const text =
      stylesOf(first) +
      readdirSync(join(first, 'dist/client'))
        .map((file) => read(first, `client/${file}`))
        .join();
    expect(text).toContain('11px');
    expect(text).not.toContain('99px');
    expect(text).not.toContain('text of an unused component');
  });

  it('keeps light-dark(), which every supported browser knows', () => {
    expect(stylesOf(first)).toContain('light-dark(#102030,#a0b0c0)');
  });
});

describe('class names', () => {
  it('are the same in both halves', async () => {
    const { className = '' } = (await renderPage(first, '/one')).props;
    const [style = '', script = ''] = readChunks(first)['one'] ?? [];
    expect(className).not.toBe('');
    expect(read(first, `client/${style}`)).toContain(`.${className}{`);
    expect(read(first, `client/${script}`)).toContain(`"${className}"`);
  });

  it('of a remote begin with its scope, also those of the library and of animations', () => {
    const { cssScope } = JSON.parse(read(first, 'build.json')) as { cssScope: string };
    expect(foreignStyles(stylesOf(first), cssScope)).toEqual([]);
    expect(stylesOf(first)).toMatch(new RegExp(`@keyframes ${cssScope}`));
  });

  it('differ between two remotes whose files have the same paths, also in the library that both bundle', async () => {
    const names = async (dir: string) => {
      const page = await renderPage(dir, '/one');
      return [page.props.className, /\.([\w-]+)\{border-spacing/.exec(stylesOf(dir))?.[1]];
    };
    const [one, two] = [await names(first), await names(second)];
    expect(one).not.toContain(undefined);
    expect(two.filter((name) => one.includes(name))).toEqual([]);
  });
});

describe('a remote that cannot be built', () => {
  it(
    'says which file is wrong, and fails',
    async () => {
      const dir = await workspace.addRemote('mfe-broken', {
        'src/remote.tsx': `import './no-such-file.ts';\nexport const routes = [];`,
      });
      const { code, output } = await runBuild(dir);
      expect(code).toBe(1);
      expect(output).toContain(`Can't resolve './no-such-file.ts'`);
      expect(output).not.toContain('at Compilation');
    },
    BUILD_MS,
  );

  it(
    'may not bundle a second copy of what the shell gives',
    async () => {
      const source = `import { createRoot } from 'react-dom/client';\nexport const routes = [{ path: '/', Component: createRoot }];`;
      const { code, output } = await runBuild(
        await workspace.addRemote('mfe-second-copy', { 'src/remote.tsx': source }),
      );
      expect(code).toBe(1);
      expect(output).toContain('./src/remote.tsx imports react-dom/client, which the shell does not share');
    },
    BUILD_MS,
  );

  it(
    'may not style what is not its own',
    async () => {
      const { code, output } = await runBuild(
        await workspace.addRemote('mfe-global', {
          'src/remote.tsx': `import './global.css';\nexport const routes = [];`,
          'src/global.css': 'body { margin: 0; }',
        }),
      );
      expect(code).toBe(1);
      expect(output).toContain('body reaches beyond the remote');
    },
    BUILD_MS,
  );
});

it(
  'keeps what it has compiled from the second build on, which gives the same files',
  async () => {
    const [cache, before] = [join(first, 'node_modules/.cache/mfe-build'), filesOf(first)];
    expect(existsSync(cache)).toBe(false);
    expectBuilt(await runBuild(first));
    expect(readdirSync(cache).sort()).toEqual(['mfe-first-client-production', 'mfe-first-server-production']);
    expect(filesOf(first)).toEqual(before);
  },
  BUILD_MS,
);

function expectBuilt({ code, output }: BuildResult): void {
  if (code !== 0) throw new Error(output);
}

function read(dir: string, path: string): string {
  return readFileSync(join(dir, 'dist', path), 'utf8');
}

/** Of what was built: path to the digest of its bytes. */
function filesOf(dir: string): Record<string, string> {
  const files = readdirSync(join(dir, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(files.sort().map((file) => [file, integrityOf(file)]));
}

function readChunks(dir: string): Record<string, string[]> {
  return JSON.parse(read(dir, 'client/chunks.json'));
}

function stylesOf(dir: string): string {
  const files = readdirSync(join(dir, 'dist/client')).filter((file) => file.endsWith('.css'));
  return files.map((file) => read(dir, `client/${file}`)).join('');
}

function evaluateFirst(): ReturnType<typeof evaluateBundle> {
  return evaluateBundle(read(first, 'server/remote.cjs'), first, '/mfe/mfe-first/1.0.0/server/remote.cjs');
}

async function renderPage(dir: string, path: string): Promise<FixtureElement> {
  const code = read(dir, 'server/remote.cjs');
  const { routes } = evaluateBundle(code, dir, '/mfe/mfe-first/1.0.0/server/remote.cjs');
  const page = await routes.find((route) => route.path === path)?.lazy();
  if (!page) throw new Error(`no page at ${path}`);
  return page.Component();
}

function childrenOf({ props: { children = [] } }: FixtureElement): FixtureElement[] {
  return Array.isArray(children) ? children : [children];
}

function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
