import { join } from 'node:path';
import type { Mode } from './shared.ts';

/** Absolute path; a development build leaves the production one as it is. */
export function outputFolder(dir: string, mode: Mode): string {
  return join(dir, mode === 'development' ? 'dist/dev' : 'dist');
}
