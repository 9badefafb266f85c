import type { Configuration } from 'webpack';
import { outputFolder } from './output-folder.ts';
import type { BuildOptions } from './remote-config.ts';
import { shellClient } from './shell-client.ts';
import { shellServer } from './shell-server.ts';

export interface ShellOptions extends BuildOptions {
  /** Absolute path of the package. Default: the working directory. */
  dir?: string;
  /** Further programs of the server: name of the output file → source. */
  serverEntries?: Record<string, string>;
}

/** The shell with its defaults filled in. */
export interface ShellBuild extends ShellOptions {
  name: 'shell';
  dir: string;
  /** Absolute path of the output folder. */
  output: string;
}

/**
 * The client and the server half of the shell: dist/client (with chunks.json; entry `main`) and dist/server/<entry>.mjs
 * (main, worker and the processes they need); development writes the same to dist/dev. `__SHARED_VERSIONS__` in both is shared module →
 * installed version.
 */
export function shellConfig({
  dir = process.cwd(),
  ...options
}: ShellOptions): [client: Configuration, server: Configuration] {
  const build: ShellBuild = { ...options, name: 'shell', dir, output: outputFolder(dir, options.mode) };
  return [shellClient(build), shellServer(build)];
}
