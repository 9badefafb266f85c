import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import type { Side } from '../rules/context.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * The folder of the client half, found at run time from the address under which the own entry was started, exactly as the
 * shell wrote it: `/mfe/<remote>/<version>/client/`. The browser reads it from its script tag, the server from `__filename`,
 * to which the shell sets the address of the server entry. So both halves name an image or a style by the same URL, which
 * hydration compares; webpack's own `auto` would make the browser's absolute.
 */
export const RELEASE_BASE: Record<Side, string> = {
  client: [
    'const script = document.currentScript;',
    'if (!script) throw new Error("a remote is started by a script tag");',
    `${RuntimeGlobals.publicPath} = script.getAttribute("src").replace(/[?#].*$/, "").replace(/[^/]*$/, "");`,
  ].join('\n'),
  server: [
    'const file = typeof __filename === "string" ? __filename : "";',
    `${RuntimeGlobals.publicPath} = file.replace(/server\\/[^/]*$/, "client/");`,
  ].join('\n'),
};

class ReleaseBaseRuntimeModule extends RuntimeModule {
  readonly #side: Side;

  constructor(side: Side) {
    super('release base', RuntimeModule.STAGE_BASIC);
    this.#side = side;
  }

  override generate(): string {
    return RELEASE_BASE[this.#side];
  }
}

/** Replaces webpack's public path module. */
export class ReleaseBasePlugin implements WebpackPluginInstance {
  readonly #side: Side;

  constructor(side: Side) {
    this.#side = side;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(ReleaseBasePlugin.name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap({ name: ReleaseBasePlugin.name, stage: -1 }, (chunk) => {
          // Styles are evaluated while building, with a public path of that run's own.
          if (chunk.getEntryOptions()?.publicPath !== undefined) return undefined;
          compilation.addRuntimeModule(chunk, new ReleaseBaseRuntimeModule(this.#side));
          return true;
        });
    });
  }
}
