import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { EMPTY_TABLE, setIntegrity, writeIntegrityTable } from './integrity-table.ts';
import { LATER_TABLE, SCRIPT_INTEGRITY, styleIntegrity, writeLaterTable } from './later-integrity-table.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

class IntegrityTableRuntimeModule extends RuntimeModule {
  readonly #code: string;

  constructor(code: string) {
    // After what it stands before.
    super('integrity table', RuntimeModule.STAGE_ATTACH);
    this.#code = code;
  }

  override generate(): string {
    return this.#code;
  }
}

interface Table {
  code: string;
  ofScript: string;
  ofStyle: (tag: string, href: string) => string;
  write: (compilation: Compilation, entry: string | RegExp) => void;
}

const WITHIN: Table = {
  code: EMPTY_TABLE,
  ofScript: setIntegrity('script', 'url'),
  ofStyle: setIntegrity,
  write: writeIntegrityTable,
};

const BESIDE: Table = {
  code: LATER_TABLE,
  ofScript: SCRIPT_INTEGRITY,
  ofStyle: styleIntegrity,
  write: writeLaterTable,
};

/**
 * Every script and style that the own webpack runtime of a container, or of the shell, inserts carries its hash; of webpack's container and of
 * @module-federation/enhanced's. The table of hashes is written last, into the entry, or beside it with its own hash in the entry: the
 * name of an entry is fixed inside a versioned folder, and the page that starts it pins its hash. Throws where styles would come by a way that it does not know.
 */
export class SriPlugin implements WebpackPluginInstance {
  readonly #entry: string | RegExp;

  readonly #table: Table;

  /** `entry`: file of the container, or how it is named; the hashes stand in it, or beside it. */
  constructor(entry: string | RegExp, place: 'within' | 'beside') {
    this.#entry = entry;
    this.#table = place === 'within' ? WITHIN : BESIDE;
  }

  apply(compiler: Compiler): void {
    expectKnownLoaders(compiler);
    const { code, ofScript, ofStyle, write } = this.#table;
    compiler.hooks.thisCompilation.tap(SriPlugin.name, (compilation) => {
      // A worker that loads nothing has no runtime that could keep a table.
      const loads = compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers);
      loads.tap(SriPlugin.name, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTableRuntimeModule(code));
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        SriPlugin.name,
        (source) => `${source}\n${ofScript}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        SriPlugin.name,
        (source, { tag, href }) => `${source}\n${ofStyle(tag, href)}`,
      );
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: SriPlugin.name, stage }, () => {
        write(compilation, this.#entry);
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
