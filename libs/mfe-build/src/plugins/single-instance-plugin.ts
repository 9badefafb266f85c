import { relative } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Libraries that hold state, and the insides of the shared ones: a second copy breaks the page in ways hard to trace. */
const NEVER_BUNDLED = /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/;

/** Fails the build of a remote that bundles a copy of what the shell provides, as `react-dom/client` or `react-router` would. */
export class SingleInstancePlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { NormalModule, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(SingleInstancePlugin.name, (compilation) => {
      compilation.hooks.finishModules.tap(SingleInstancePlugin.name, (modules) => {
        for (const module of modules) {
          if (!(module instanceof NormalModule) || !NEVER_BUNDLED.test(module.resource)) continue;
          const issuer = compilation.moduleGraph.getIssuer(module);
          if (issuer instanceof NormalModule && NEVER_BUNDLED.test(issuer.resource)) continue;
          const importer =
            issuer instanceof NormalModule ? `./${relative(compiler.context, issuer.resource)}` : 'the entry';
          compilation.errors.push(
            new WebpackError(
              `${importer} imports ${module.rawRequest}, which the shell does not share: see sharedModules`,
            ),
          );
        }
      });
    });
  }
}
