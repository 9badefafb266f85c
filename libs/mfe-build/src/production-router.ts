import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageJsonOf } from './installed-package.ts';

/**
 * Aliases to the production build of react-router, which its `exports` do not reach: the other one carries its warnings
 * and greets visitors of an unhandled error as developers. Throws when the package is not installed for `dir`.
 */
export function productionRouter(dir: string): Record<string, string> {
  const build = buildOf(dir);
  return { 'react-router/dom$': join(build, 'dom-export.mjs'), 'react-router$': join(build, 'index.mjs') };
}

/** The file of that build that all of its browser's half is in. */
export function routerCoreOf(dir: string): string {
  const build = buildOf(dir);
  const files = readdirSync(build)
    .filter((file) => /^chunk-.*\.mjs$/.test(file))
    .map((file) => join(build, file))
    .filter((file) => readFileSync(file, 'utf8').includes('\nfunction createRouter('));
  const [file, ...others] = files;
  if (!file || others.length > 0) throw new Error(`react-router is another one than expected: ${build}`);
  return file;
}

function buildOf(dir: string): string {
  const router = packageJsonOf('react-router', dirname(packageJsonOf('react-router-dom', dir)));
  return join(dirname(router), 'dist/production');
}
