import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readFiles } from '../release-files.ts';
import { PackError } from './pack-error.ts';

/** What the build says of itself in dist/build.json. */
export interface BuildFacts {
  /** Of the package.json that was built; absent of a build of an older checkout. */
  version?: string;
  global: string;
  expose: './remote';
  /** Relative to dist/client. */
  clientEntry: string;
  /** Relative to dist/server. */
  serverEntry: string;
  shared: Record<string, string>;
  /** Shared module to the names that are imported of it. */
  uses: Record<string, string[]>;
  cssScope: string;
}

export interface BuildOutput extends BuildFacts {
  /** Chunk name to files relative to dist/client. */
  chunks: Record<string, string[]>;
  /** Path inside the release to bytes, sorted by path. */
  files: Map<string, Buffer>;
}

const CHUNKS_FILE = 'chunks.json';

/** Reads the `dist` folder of a remote. Throws PackError when it was not built. */
export async function readBuildOutput(dir: string): Promise<BuildOutput> {
  const dist = join(dir, 'dist');
  await expectBuilt(dist);
  const facts = await readJson<BuildFacts>(join(dist, 'build.json'));
  const chunks = await readJson<Record<string, string[]>>(join(dist, 'client', CHUNKS_FILE));
  const [client, server] = await Promise.all([
    readFiles(join(dist, 'client')),
    readFiles(join(dist, 'server')),
  ]);
  client.delete(CHUNKS_FILE);
  const files = new Map([...under('client', client), ...under('server', server)]);
  return { ...facts, chunks, files };
}

function under(folder: string, files: Map<string, Buffer>): [string, Buffer][] {
  return [...files].map(([path, bytes]) => [`${folder}/${path}`, bytes]);
}

async function expectBuilt(dist: string): Promise<void> {
  const expected = ['build.json', `client/${CHUNKS_FILE}`, 'server'];
  const found = await Promise.all(expected.map((path) => stat(join(dist, path)).catch(() => null)));
  const missing = expected.filter((_, index) => found[index] === null);
  if (missing.length > 0) {
    throw new PackError(`No ${missing.join(', ')} in ${dist}: build the remote first (npm run build)`);
  }
}

async function readJson<T>(path: string): Promise<T> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch (error) {
    throw new PackError(`${path} is not JSON: build the remote again`, { cause: error });
  }
}
