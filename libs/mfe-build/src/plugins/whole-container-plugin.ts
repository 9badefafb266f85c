import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Puts the chunk of the exposed module into the file of the container, which never comes without it: one request instead of
 * two. The chunk stays one, so that what it shares is still brought before it is evaluated.
 */
export class WholeContainerPlugin implements WebpackPluginInstance {
  readonly #entry: string;
  readonly #chunk: string;

  /** `entry`: file of the container; `chunk`: name of the chunk. */
  constructor(entry: string, chunk: string) {
    this.#entry = entry;
    this.#chunk = chunk;
  }

  apply(compiler: Compiler): void {
    // After the files have their last names, before their hashes are written into the container.
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
    compiler.hooks.thisCompilation.tap(WholeContainerPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap({ name: WholeContainerPlugin.name, stage }, () =>
        this.#join(compilation),
      );
    });
  }

  #join(compilation: Compilation): void {
    const { ConcatSource } = compilation.compiler.webpack.sources;
    const chunk = compilation.namedChunks.get(this.#chunk);
    for (const file of [...(chunk?.files ?? [])].filter((name) => name.endsWith('.js'))) {
      const asset = compilation.getAsset(file);
      if (!asset || !compilation.getAsset(this.#entry)) continue;
      compilation.updateAsset(this.#entry, (container) => new ConcatSource(container, '\n', asset.source));
      compilation.deleteAsset(file);
    }
  }
}
