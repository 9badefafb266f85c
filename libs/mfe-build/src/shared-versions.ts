import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { meetsRange } from '@polden/mfe-release';
import { packageJsonOf } from './installed-package.ts';
import { packageOf, sharedModules, type Mode } from './shared.ts';

/** Shared module → the version of its package that `dir` resolves. Throws when one is not installed. */
export function sharedVersions(dir: string, mode: Mode): Record<string, string> {
  return Object.fromEntries(
    sharedModules(mode).map((module) => [module, installedVersion(packageOf(module), dir)]),
  );
}

/** Shared package → the semver range that a remote built in `dir` needs of the shell. */
export function sharedRanges(dir: string, mode: Mode): Record<string, string> {
  const packages = new Set(sharedModules(mode).map(packageOf));
  return Object.fromEntries([...packages].map((name) => [name, rangeOf(installedVersion(name, dir))]));
}

/**
 * A remote is built with the installed versions: its package.json must ask for the same. Which exports of it the remote uses
 * is written into the release by name (`uses`), and the gate looks whether the shell gives them.
 */
export function expectDeclaredInstalled(dir: string, mode: Mode): void {
  const text = readFileSync(join(dir, 'package.json'), 'utf8');
  const declared = Object.assign({}, ...dependenciesIn(text)) as Record<string, string>;
  for (const name of new Set(sharedModules(mode).map(packageOf))) {
    const [range, version] = [declared[name], installedVersion(name, dir)];
    if (range === undefined || meetsRange(version, range)) continue;
    throw new Error(
      `${join(dir, 'package.json')} asks for ${name} ${range}, and ${version} is installed: run npm install`,
    );
  }
}

function dependenciesIn(packageJson: string): (Record<string, string> | undefined)[] {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(packageJson) as Record<
    'dependencies' | 'devDependencies' | 'peerDependencies',
    Record<string, string> | undefined
  >;
  return [peerDependencies, devDependencies, dependencies];
}

/** `^19.0.0` of 19.3.1; below 1.0.0 a minor version may break, so `^0.4.2` of 0.4.2. */
export function rangeOf(version: string): string {
  const major = Number.parseInt(version, 10);
  return major > 0 ? `^${major}.0.0` : `^${version}`;
}

function installedVersion(name: string, dir: string): string {
  const { version } = JSON.parse(readFileSync(packageJsonOf(name, dir), 'utf8')) as { version: string };
  return version;
}
