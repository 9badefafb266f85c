import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Options, transformFile } from '@swc/core';

/**
 * The libraries of the workspace that the API runs, as JavaScript: Node would strip their types at each start. They lie where a module
 * of `dist` looks first, so that nothing names them otherwise; the sources and their tests go on with the libraries' own sources.
 */

const HERE = import.meta.dirname;
const LIBRARIES = join(HERE, '../../libs');
const BUILT = join(HERE, 'dist/node_modules/@polden');
const SCOPE = '@polden/';

interface Package {
  name: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
}

const config = JSON.parse(await readFile(join(HERE, 'swc.json'), 'utf8')) as { jsc: Options['jsc'] };
const OPTIONS: Options = {
  ...(config.jsc && { jsc: config.jsc }),
  module: { type: 'es6' },
  sourceMaps: false,
  swcrc: false,
};

await rm(BUILT, { recursive: true, force: true });
await Promise.all([...(await librariesOf(HERE))].map(build));

/** Names without the scope: what a package needs, and what those need. */
async function librariesOf(folder: string, found = new Set<string>()): Promise<Set<string>> {
  const { dependencies = {} } = await readPackage(folder);
  const names = Object.keys(dependencies).filter((name) => name.startsWith(SCOPE));
  for (const name of names.map((scoped) => scoped.slice(SCOPE.length))) {
    if (found.has(name)) continue;
    found.add(name);
    await librariesOf(join(LIBRARIES, name), found);
  }
  return found;
}

async function build(name: string): Promise<void> {
  const { exports = {}, ...facts } = await readPackage(join(LIBRARIES, name));
  const built = Object.entries(exports).map(([key, path]): [string, string] => [
    key,
    path.replace(/\.ts$/u, '.js'),
  ]);
  await write(
    join(BUILT, name, 'package.json'),
    JSON.stringify({ name: facts.name, type: 'module', exports: Object.fromEntries(built) }),
  );
  const files = await readdir(join(LIBRARIES, name, 'src'), { recursive: true });
  const sources = files.filter(
    (file) => /\.tsx?$/u.test(file) && !/\.(?:int-)?spec\.|testing\/|\.d\.ts$/u.test(file),
  );
  await Promise.all(
    sources.map(async (file) => {
      const { code } = await transformFile(join(LIBRARIES, name, 'src', file), OPTIONS);
      await write(join(BUILT, name, 'src', file.replace(/\.tsx?$/u, '.js')), code);
    }),
  );
}

async function readPackage(folder: string): Promise<Package> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Package;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
