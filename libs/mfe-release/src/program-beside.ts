import { extname } from 'node:path';

/** A program that lies beside the module `from` and is started by its address: `.ts` among the sources, `.js` in a build of them. */
export function programBeside(from: string, name: string): URL {
  return new URL(`${name}${extname(from)}`, from);
}
