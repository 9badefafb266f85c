import { dirname, join } from 'node:path';
import { packageJsonOf } from './installed-package.ts';

/**
 * Aliases to the production build of react-router, which its `exports` do not reach: the other one carries its warnings
 * and greets visitors of an unhandled error as developers. Throws when the package is not installed for `dir`.
 */
export function productionRouter(dir: string): Record<string, string> {
  const router = packageJsonOf('react-router', dirname(packageJsonOf('react-router-dom', dir)));
  const build = join(dirname(router), 'dist/production');
  return { 'react-router/dom$': join(build, 'dom-export.mjs'), 'react-router$': join(build, 'index.mjs') };
}
