import { join } from 'node:path';
import { DATA_DIR } from '../local/folders.ts';

const NAME = 'NODE_COMPILE_CACHE';

/**
 * The environment of programs that share what Node has compiled: the tests start the same ones a hundred times. Not for the
 * workers of jest: they would write all they have loaded when they end, which takes longer than jest gives them.
 */
export function compileCache(): Record<string, string> {
  return { [NAME]: process.env[NAME] ?? join(DATA_DIR, 'compiled') };
}
