import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

const COMPRESSIBLE = /\.(js|css|svg)$|^integrity\.\w+\.json$/;
/** Bytes below which a compressed copy is not worth a file. */
const MIN_SIZE = 1_000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes `<file>.br` and `<file>.gz` beside each text, so that a server never compresses the same bytes twice. */
export class CompressPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
    compiler.hooks.thisCompilation.tap(CompressPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: CompressPlugin.name, stage }, () =>
        compressAssets(compilation),
      );
    });
  }
}

async function compressAssets(compilation: Compilation): Promise<void> {
  const { RawSource } = compilation.compiler.webpack.sources;
  const texts = compilation
    .getAssets()
    .filter(({ name, source }) => COMPRESSIBLE.test(name) && source.size() >= MIN_SIZE);
  await Promise.all(
    texts.map(async ({ name, source }) => {
      const bytes = source.buffer();
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      compilation.emitAsset(`${name}.br`, new RawSource(await brotli(bytes, { params })));
      compilation.emitAsset(`${name}.gz`, new RawSource(await deflate(bytes, { level: 9 })));
    }),
  );
}
