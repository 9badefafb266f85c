import {
  RuntimeModule,
  RuntimePlugin,
  type Compilation,
  type Compiler,
  type RspackPluginInstance,
} from '@rspack/core';
import type webpack from 'webpack';
import { EMPTY_TABLE, setIntegrity, writeIntegrityTable } from '../plugins/integrity-table.ts';

class IntegrityTableRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity table');
  }

  override generate(): string {
    return EMPTY_TABLE;
  }
}

/**
 * What SriPlugin does in webpack. Rspack's own SubresourceIntegrityPlugin does not fail closed: a chunk that its table does
 * not know is loaded unchecked.
 */
export class RspackSriPlugin implements RspackPluginInstance {
  readonly #entry: string;

  /** `entry`: file of the container. */
  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(RspackSriPlugin.name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(RspackSriPlugin.name, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTableRuntimeModule());
      });
      const hooks = RuntimePlugin.getCompilationHooks(compilation);
      hooks.createScript.tap(RspackSriPlugin.name, (source) => `${source}\n${setIntegrity('script', 'url')}`);
      hooks.createLink.tap(
        RspackSriPlugin.name,
        (source) => `${source}\n${setIntegrity('linkTag', 'fullhref')}`,
      );
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: RspackSriPlugin.name, stage }, () => {
        writeIntegrityTable(asWebpack(compilation), this.#entry);
      });
    });
  }
}

/** Assets are read and written in the same way. */
function asWebpack(compilation: Compilation): webpack.Compilation {
  return compilation as unknown as webpack.Compilation;
}
