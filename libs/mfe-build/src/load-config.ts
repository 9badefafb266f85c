import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration as RspackConfiguration } from '@rspack/core';
import type { Configuration } from 'webpack';
import type { BuildOptions } from './remote-config.ts';

/** The client and the server half. */
export type Halves<C = Configuration> = [client: C, server: C];

interface ConfigModule<C> {
  default?: (options: BuildOptions) => Halves<C>;
}

/** True for a package that Rspack builds: it has an rspack.config.ts. */
export function isBuiltByRspack(dir: string): boolean {
  return existsSync(join(dir, 'rspack.config.ts'));
}

/**
 * The configurations that the webpack.config.ts of the package in `dir` gives for these options.
 * Throws when there is none, or when it has no default export.
 */
export function loadConfig(dir: string, options: BuildOptions): Promise<Halves> {
  return load<Configuration>(join(dir, 'webpack.config.ts'), options);
}

/** The same of the rspack.config.ts. */
export function loadRspackConfig(dir: string, options: BuildOptions): Promise<Halves<RspackConfiguration>> {
  return load<RspackConfiguration>(join(dir, 'rspack.config.ts'), options);
}

async function load<C>(file: string, options: BuildOptions): Promise<Halves<C>> {
  const { default: configure } = (await import(pathToFileURL(file).href)) as ConfigModule<C>;
  if (!configure) throw new Error(`${file} must export a function of the build options by default`);
  return configure(options);
}
