import { realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Absolute path, links resolved, of the package.json that `name` has for code in `dir`. Throws when it is not installed. */
export function packageJsonOf(name: string, dir: string): string {
  const path = findPackageJSON(name, pathToFileURL(join(dir, 'package.json')));
  if (path === undefined) throw new Error(`${name} is not installed for ${dir}`);
  return realpathSync(path);
}
