import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { BuildOptions } from './remote-config.ts';

/** The client and the server half. */
export type Halves = [client: Configuration, server: Configuration];

interface ConfigModule {
  default?: (options: BuildOptions) => Halves;
}

/**
 * The configurations that the webpack.config.ts of the package in `dir` gives for these options.
 * Throws when there is none, or when it has no default export.
 */
export async function loadConfig(dir: string, options: BuildOptions): Promise<Halves> {
  const file = join(dir, 'webpack.config.ts');
  const { default: configure } = (await import(pathToFileURL(file).href)) as ConfigModule;
  if (!configure) throw new Error(`${file} must export a function of the build options by default`);
  return configure(options);
}
