import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { foreignStyles } from '@polden/mfe-release';

/** Fails the build of a remote with styles that would reach the shell or another remote on the same page. */
export class OwnStylesPlugin implements WebpackPluginInstance {
  readonly #scope: string;

  /** `scope`: beginning of the remote's class names. */
  constructor(scope: string) {
    this.#scope = scope;
  }

  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(OwnStylesPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap({ name: OwnStylesPlugin.name, stage }, () => {
        compilation.errors.push(...this.#errorsOf(compilation));
      });
    });
  }

  #errorsOf(compilation: Compilation) {
    const { WebpackError } = compilation.compiler.webpack;
    const styles = compilation.getAssets().filter(({ name }) => name.endsWith('.css'));
    return styles.flatMap(({ name, source }) => {
      const foreign = foreignStyles(source.buffer(), this.#scope);
      return foreign.map(
        (rule) =>
          new WebpackError(
            `${name}: ${rule} reaches beyond the remote: begin with a class of a *.module.css, tokens and fonts are the shell's`,
          ),
      );
    });
  }
}
