import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { integrityOf } from '../integrity.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

const TABLE = `${RuntimeGlobals.require}.integrity`;
const PLACEHOLDER = '@@integrity@@';
const MATCHES_NOTHING = `sha384-${'A'.repeat(64)}`;

/** The table is filled in when every other file has its final bytes. */
class IntegrityTableRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity table');
  }

  override generate(): string {
    return `${TABLE} = {${JSON.stringify(PLACEHOLDER)}: 1};`;
  }
}

/**
 * Every script and style that the remote's own webpack runtime inserts carries its hash. The table of hashes is written
 * last, into the entry: its name is fixed inside a versioned folder, and the page that starts it pins its hash.
 */
export class SriPlugin implements WebpackPluginInstance {
  readonly #entry: string;

  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(SriPlugin.name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(SriPlugin.name, (chunk) => {
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
      compilation.hooks.processAssets.tap({ name: SriPlugin.name, stage }, () =>
        this.#writeTable(compilation),
      );
    });
  }

  #writeTable(compilation: Compilation): void {
    const entry = compilation.getAsset(this.#entry);
    if (!entry) return;
    const others = compilation
      .getAssets()
      .filter(({ name }) => name !== this.#entry && /\.(js|css)$/.test(name));
    const table = Object.fromEntries(others.map(({ name, source }) => [name, integrityOf(source.buffer())]));
    const text = entry.source.source().toString();
    const placeholder = new RegExp(`\\{\\s*["']?${PLACEHOLDER}["']?\\s*:\\s*1\\s*\\}`);
    if (!placeholder.test(text)) throw new Error(`${this.#entry} has no place for the integrity table`);
    const { RawSource } = compilation.compiler.webpack.sources;
    compilation.updateAsset(this.#entry, new RawSource(text.replace(placeholder, JSON.stringify(table))));
  }
}

/** The address of a chunk is the public path and its file; one that the table does not know gets a hash that nothing has. */
function setIntegrity(element: string, url: string): string {
  return [
    `${element}.integrity = ${TABLE}[${url}.slice(${RuntimeGlobals.publicPath}.length)] || "${MATCHES_NOTHING}";`,
    `${element}.crossOrigin = "anonymous";`,
  ].join('\n');
}
