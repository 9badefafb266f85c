import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cssScopeOf, integrityOf, packRelease } from '@polden/mfe-release';

const UNVERSIONED = '0.0.0-unversioned';

export interface BuiltRemote {
  name: string;
  version: string;
  paths: string[];
  /** Text of the page's script, so that two builds of a version can differ. */
  script: string;
  /** Text of the server bundle; default: exports the routes. */
  server: string;
  /** Text of the page's styles. */
  styles: string;
  /** Default: that of its name. */
  cssScope: string;
  shared: Record<string, string>;
  uses: Record<string, string[]>;
  /** False leaves the hashes out of the entry. */
  integrity: boolean;
}

type Build = Omit<BuiltRemote, 'version'>;

/** Packing starts a process, and most releases of a test differ in nothing but their version. */
const builds = new Map<string, Promise<string>>();

/** Builds by hand and packs a remote in a new folder inside `parent`; returns its path. */
export async function packedRemote(parent: string, remote: Partial<BuiltRemote> = {}): Promise<string> {
  const { version = '1.0.0', ...build } = remote;
  const key = JSON.stringify([parent, build]);
  const packed = builds.get(key) ?? packBuild(parent, build);
  builds.set(key, packed);
  const dir = await mkdtemp(join(parent, 'remote-'));
  await cp(await packed, dir, { recursive: true });
  for (const file of ['package.json', 'release/release.json']) {
    const text = await readFile(join(dir, file), 'utf8');
    await writeFile(join(dir, file), text.replace(`"${UNVERSIONED}"`, JSON.stringify(version)));
  }
  return dir;
}

async function packBuild(parent: string, build: Partial<Build>): Promise<string> {
  const { name = 'mfe-lending', paths = ['/'], script = 'page()' } = build;
  const { cssScope = cssScopeOf(name) } = build;
  const { styles = `.${cssScope}page{margin:0}`, integrity = true } = build;
  const { shared = { react: '^19.0.0' }, uses = { react: ['createElement'] } } = build;
  const routes = paths.map((path) => ({ path, handle: { chunk: 'page', layout: 'default' } }));
  const { server = `exports.routes = ${JSON.stringify(routes)};` } = build;
  const hashes = { 'page.js': integrityOf(script), 'page.css': integrityOf(styles) };
  const files = {
    'package.json': JSON.stringify({ name: `@polden/${name}`, version: UNVERSIONED }),
    // What packing resolves; nothing of it is rendered.
    'node_modules/react/index.js':
      'exports.createContext = () => ({}); exports.memo = (it) => it; exports.Component = class {};',
    'node_modules/zustand/index.js': 'exports.create = () => () => ({});',
    'dist/build.json': JSON.stringify({
      global: name.replaceAll('-', '_'),
      expose: './remote',
      clientEntry: 'remoteEntry.js',
      serverEntry: 'remote.cjs',
      shared,
      uses,
      cssScope,
    }),
    'dist/client/chunks.json': JSON.stringify({ page: ['page.js', 'page.css'] }),
    'dist/client/remoteEntry.js': `start(${integrity ? JSON.stringify(hashes) : ''})`,
    'dist/client/page.js': script,
    'dist/client/page.css': styles,
    'dist/server/remote.cjs': server,
  };
  const dir = await mkdtemp(join(parent, 'build-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  await packRelease(dir);
  return dir;
}
