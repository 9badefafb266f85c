import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cssScopeOf, integrityOf, packRelease } from '@polden/mfe-release';

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

/** Builds by hand and packs a remote in a new folder inside `parent`; returns its path. */
export async function packedRemote(parent: string, remote: Partial<BuiltRemote> = {}): Promise<string> {
  const { name = 'mfe-lending', version = '1.0.0', paths = ['/'], script = 'page()' } = remote;
  const { cssScope = cssScopeOf(name) } = remote;
  const { styles = `.${cssScope}page{margin:0}`, integrity = true } = remote;
  const { shared = { react: '^19.0.0' }, uses = { react: ['createElement'] } } = remote;
  const routes = paths.map((path) => ({ path, handle: { chunk: 'page', layout: 'default' } }));
  const { server = `exports.routes = ${JSON.stringify(routes)};` } = remote;
  const hashes = { 'page.js': integrityOf(script), 'page.css': integrityOf(styles) };
  const files = {
    'package.json': JSON.stringify({ name: `@polden/${name}`, version }),
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
  const dir = await mkdtemp(join(parent, 'remote-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  await packRelease(dir);
  return dir;
}
