import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/** Name of a chunk (webpackChunkName) → its scripts and styles, relative to the output folder, in loading order. */
export type ChunkFiles = Record<string, string[]>;

const CHUNKS_FILE = 'chunks.json';

/** Writes chunks.json, from which a server preloads exactly what a page needs. */
export class ChunksPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(ChunksPlugin.name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: ChunksPlugin.name, stage }, () => {
        const text = JSON.stringify(chunkFiles(compilation), null, 2);
        compilation.emitAsset(CHUNKS_FILE, new sources.RawSource(`${text}\n`));
      });
    });
  }
}

/** The named chunks of a finished compilation. */
export function chunkFiles({ namedChunkGroups }: Compilation): ChunkFiles {
  return Object.fromEntries(
    [...namedChunkGroups].map(([name, group]) => [name, group.getFiles().filter(isLoaded)]),
  );
}

function isLoaded(file: string): boolean {
  return /\.(js|css)$/.test(file) && !file.includes('.hot-update.');
}
