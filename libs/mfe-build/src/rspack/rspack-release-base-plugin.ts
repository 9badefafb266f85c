import { RuntimeModule, type Compiler, type RspackPluginInstance } from '@rspack/core';
import { RELEASE_BASE } from '../plugins/release-base-plugin.ts';
import type { Side } from '../rules/context.ts';

class ReleaseBaseRuntimeModule extends RuntimeModule {
  readonly #side: Side;

  constructor(side: Side) {
    // After Rspack has written the empty public path of the configuration.
    super('release base', RuntimeModule.STAGE_ATTACH);
    this.#side = side;
  }

  override generate(): string {
    return RELEASE_BASE[this.#side];
  }
}

/** What ReleaseBasePlugin does in webpack. */
export class RspackReleaseBasePlugin implements RspackPluginInstance {
  readonly #side: Side;

  constructor(side: Side) {
    this.#side = side;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(RspackReleaseBasePlugin.name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(RspackReleaseBasePlugin.name, (chunk) => {
        compilation.addRuntimeModule(chunk, new ReleaseBaseRuntimeModule(this.#side));
      });
    });
  }
}
