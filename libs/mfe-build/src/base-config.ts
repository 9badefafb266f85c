import type { Configuration } from 'webpack';
import { buildCache } from './build-cache.ts';
import { minimizers } from './minimizers.ts';
import { assetRule } from './rules/assets.ts';
import type { BuildContext } from './rules/context.ts';
import { scriptRules } from './rules/scripts.ts';
import { styleRule } from './rules/styles.ts';

/** What the client and the server half of every package have in common. */
export function baseConfig(context: BuildContext) {
  const { name, dir, mode, side } = context;
  return {
    name: `${name} ${side}`,
    mode,
    context: dir,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    cache: buildCache(context),
    module: { rules: [...scriptRules(context), styleRule(context), assetRule(context)] },
    optimization: {
      chunkIds: mode === 'development' ? 'named' : 'deterministic',
      moduleIds: mode === 'development' ? 'named' : 'deterministic',
      // The shortest names, not the most lasting: a release is one whole, and its files change their names with it.
      mangleExports: mode === 'production' && 'size',
      // What does not compile is no step between two builds: what replaces it replaces what stood before it.
      emitOnErrors: false,
      minimize: mode === 'production',
      minimizer: minimizers(side),
      // A server says at run time whether it is a production one; its own React decides by that as well.
      nodeEnv: side === 'client' && mode,
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  } satisfies Configuration;
}
