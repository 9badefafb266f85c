import {
  LightningCssMinimizerRspackPlugin,
  SwcJsMinimizerRspackPlugin,
  CssExtractRspackPlugin,
  type Configuration,
  type RuleSetRule,
} from '@rspack/core';
import { browserQueries } from '../browsers.ts';
import { assetRule } from '../rules/assets.ts';
import type { BuildContext } from '../rules/context.ts';
import { scriptRules } from '../rules/scripts.ts';
import { styleRule } from '../rules/styles.ts';

/** What `baseConfig` says to webpack. */
export function rspackBase(context: BuildContext) {
  const { name, dir, mode, side } = context;
  return {
    name: `${name} ${side}`,
    mode,
    context: dir,
    devtool: false,
    module: { rules: rulesOf(context) },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { compress: true, mangle: side === 'client' },
        }),
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browserQueries() } }),
      ],
      nodeEnv: side === 'client' && mode,
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  } satisfies Configuration;
}

/** Rspack reads webpack's rules; only its types are others. */
function rulesOf(context: BuildContext): RuleSetRule[] {
  const style = styleRule(context, CssExtractRspackPlugin.loader);
  const scripts = scriptRules(context, 'builtin:swc-loader');
  return [...scripts, { ...style, type: 'javascript/auto' }, assetRule(context)] as RuleSetRule[];
}
