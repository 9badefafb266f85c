import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Content of dist/build.json: what packing a release must know of a build. */
export interface BuildInfo {
  /** Name of the container's global variable. */
  global: string;
  /** Key of the exposed module. */
  expose: './remote';
  /** Relative to dist/client. */
  clientEntry: string;
  /** Relative to dist/server. */
  serverEntry: string;
  /** Shared package to the semver range that the remote needs of the shell. */
  shared: Record<string, string>;
}

/** Writes build.json once the build has succeeded. */
export class BuildInfoPlugin implements WebpackPluginInstance {
  readonly #file: string;
  readonly #info: BuildInfo;

  constructor(file: string, info: BuildInfo) {
    this.#file = file;
    this.#info = info;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise(BuildInfoPlugin.name, async () => {
      await mkdir(dirname(this.#file), { recursive: true });
      await writeFile(this.#file, `${JSON.stringify(this.#info, null, 2)}\n`);
    });
  }
}
