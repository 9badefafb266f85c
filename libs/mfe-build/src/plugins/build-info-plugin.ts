import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { cssScopeOf } from '@polden/mfe-release';
import { usedNames } from './used-names.ts';
import { CLIENT_ENTRY, EXPOSE, SERVER_ENTRY } from '../entries.ts';
import type { RemoteBuild } from '../remote-config.ts';
import { expectDeclaredInstalled, sharedRanges } from '../shared-versions.ts';

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

/** Writes build.json after the build of the server half; it lists the imports of that half. */
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

/** What build.json says of a remote, apart from its imports. */
export function buildFacts({ name, dir, mode, global }: RemoteBuild): Omit<BuildInfo, 'uses'> {
  expectDeclaredInstalled(dir, mode);
  return {
    version: versionIn(dir),
    global,
    expose: EXPOSE,
    clientEntry: CLIENT_ENTRY,
    serverEntry: SERVER_ENTRY,
    shared: sharedRanges(dir, mode),
    cssScope: cssScopeOf(name),
  };
}

function versionIn(dir: string): string {
  return (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;
}
