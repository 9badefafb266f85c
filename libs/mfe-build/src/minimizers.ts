import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';
import { lightningTargets } from './browsers.ts';
import type { Side } from './rules/context.ts';

/** swc and lightningcss are native and use every core by themselves. Server code keeps its names for stack traces. */
export function minimizers(side: Side): WebpackPluginInstance[] {
  return [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      terserOptions: { compress: true, mangle: side === 'client' },
      extractComments: false,
      parallel: false,
    }),
    new CssMinimizerPlugin({
      minify: CssMinimizerPlugin.lightningCssMinify,
      minimizerOptions: { targets: lightningTargets() },
      parallel: false,
    }),
  ];
}
