import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { usedNames } from './used-names.ts';

/** Content of dist/build.json: what packing a release must know of a build. */
export interface BuildInfo {
  /** Of the remote's package.json when it was built. */
  version: string;
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
  /** Shared module to the names that the remote imports of it, sorted; `['*']` where it takes the module as a whole. */
  uses: Record<string, string[]>;
  /** Beginning of every class name and animation name of the remote's own: `k3x_`. */
  cssScope: string;
}

/** Writes build.json once the server half, whose imports it lists, was built. */
export class BuildInfoPlugin implements WebpackPluginInstance {
  readonly #file: string;
  readonly #info: Omit<BuildInfo, 'uses'>;

  constructor(file: string, info: Omit<BuildInfo, 'uses'>) {
    this.#file = file;
    this.#info = info;
  }

  apply(compiler: Compiler): void {
    let uses: BuildInfo['uses'] = {};
    compiler.hooks.thisCompilation.tap(BuildInfoPlugin.name, (compilation) => {
      compilation.hooks.afterChunks.tap(BuildInfoPlugin.name, () => {
        uses = usedNames(compilation);
      });
    });
    compiler.hooks.afterEmit.tapPromise(BuildInfoPlugin.name, async () => {
      await writeBuildInfo(this.#file, { ...this.#info, uses });
    });
  }
}

export async function writeBuildInfo(file: string, info: BuildInfo): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(info, null, 2)}\n`);
}
