import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packRelease } from '@polden/mfe-release';

export interface BuiltRemote {
  name: string;
  version: string;
  paths: string[];
  /** Text of the page's script, so that two builds of a version can differ. */
  script: string;
}

/** Builds by hand and packs a remote in a new folder inside `parent`; returns its path. */
export async function packedRemote(parent: string, remote: Partial<BuiltRemote> = {}): Promise<string> {
  const { name = 'mfe-lending', version = '1.0.0', paths = ['/'], script = 'page()' } = remote;
  const routes = paths.map((path) => ({ path, handle: { chunk: 'page', layout: 'default' } }));
  const files = {
    'package.json': JSON.stringify({ name: `@polden/${name}`, version }),
    'dist/build.json': JSON.stringify({
      global: name.replaceAll('-', '_'),
      expose: './remote',
      clientEntry: 'remoteEntry.js',
      serverEntry: 'remote.cjs',
      shared: { react: '^19.0.0' },
    }),
    'dist/client/chunks.json': JSON.stringify({ page: ['page.js'] }),
    'dist/client/remoteEntry.js': 'start()',
    'dist/client/page.js': script,
    'dist/server/remote.cjs': `exports.routes = ${JSON.stringify(routes)};`,
  };
  const dir = await mkdtemp(join(parent, 'remote-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  await packRelease(dir);
  return dir;
}
