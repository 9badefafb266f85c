import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { EMPTY_TABLE, setIntegrity, writeIntegrityTable } from './integrity-table.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

class IntegrityTableRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity table');
  }

  override generate(): string {
    return EMPTY_TABLE;
  }
}

/**
 * Every script and style that the own webpack runtime of a container, or of the shell, inserts carries its hash; of webpack's container and of
 * @module-federation/enhanced's. The table of hashes is written last, into the entry: its name is fixed inside a versioned
 * folder, and the page that starts it pins its hash. Throws where styles would come by a way that it does not know.
 */
export class SriPlugin implements WebpackPluginInstance {
  readonly #entry: string | RegExp;

  /** `entry`: file of the container, or how it is named. */
  constructor(entry: string | RegExp) {
    this.#entry = entry;
  }

  apply(compiler: Compiler): void {
    expectKnownLoaders(compiler);
    compiler.hooks.thisCompilation.tap(SriPlugin.name, (compilation) => {
      // A worker that loads nothing has no runtime that could keep a table.
      const loads = compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers);
      loads.tap(SriPlugin.name, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTableRuntimeModule());
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        SriPlugin.name,
        (source) => `${source}\n${setIntegrity('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        SriPlugin.name,
        (source, { tag, href }) => `${source}\n${setIntegrity(tag, href)}`,
      );
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: SriPlugin.name, stage }, () => {
        writeIntegrityTable(compilation, this.#entry);
      });
    });
  }
}

/** The hooks belong to one copy of webpack and one of the style plugin; another copy would load without hashes. */
function expectKnownLoaders({ webpack: own, options }: Compiler): void {
  const isStranger = (plugin: unknown) =>
    plugin?.constructor.name === MiniCssExtractPlugin.name && !(plugin instanceof MiniCssExtractPlugin);
  if (own.runtime !== webpack.runtime)
    throw new Error('SriPlugin belongs to another copy of webpack: install one version');
  if (options.plugins.some(isStranger))
    throw new Error('SriPlugin belongs to another copy of mini-css-extract-plugin: install one version');
  if (options.experiments.css)
    throw new Error('SriPlugin checks the styles of mini-css-extract-plugin, not of experiments.css');
}
