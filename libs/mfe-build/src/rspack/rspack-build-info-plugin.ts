import { ExternalModule, type Compilation, type Compiler, type RspackPluginInstance } from '@rspack/core';
import { writeBuildInfo, type BuildInfo } from '../plugins/build-info-plugin.ts';

/** What BuildInfoPlugin does in webpack. */
export class RspackBuildInfoPlugin implements RspackPluginInstance {
  readonly #file: string;
  readonly #info: Omit<BuildInfo, 'uses'>;

  constructor(file: string, info: Omit<BuildInfo, 'uses'>) {
    this.#file = file;
    this.#info = info;
  }

  apply(compiler: Compiler): void {
    let uses: BuildInfo['uses'] = {};
    compiler.hooks.thisCompilation.tap(RspackBuildInfoPlugin.name, (compilation) => {
      compilation.hooks.optimizeChunkModules.tap(RspackBuildInfoPlugin.name, () => {
        uses = usedNames(compilation);
      });
    });
    compiler.hooks.afterEmit.tapPromise(RspackBuildInfoPlugin.name, () =>
      writeBuildInfo(this.#file, { ...this.#info, uses }),
    );
  }
}

function usedNames({ modules, moduleGraph }: Compilation): BuildInfo['uses'] {
  const externals = [...modules].filter((module) => module instanceof ExternalModule);
  const used = externals.map((module) => {
    const names = moduleGraph.getUsedExports(module, 'remote');
    return [module.userRequest, Array.isArray(names) ? [...names].sort() : ['*']] as const;
  });
  return Object.fromEntries(used.sort(([a], [b]) => (a < b ? -1 : 1)));
}
