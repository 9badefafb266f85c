import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { REFRESH_GLOBAL } from './dev/refresh.ts';
import { ChunksPlugin } from './plugins/chunks-plugin.ts';
import { CompressPlugin } from './plugins/compress-plugin.ts';
import { SriPlugin } from './plugins/sri-plugin.ts';
import { leanRouterRule, routerCoreRules } from './rules/lean-router.ts';
import { productionRouter } from './production-router.ts';
import { sharedVersions } from './shared-versions.ts';
import type { ShellBuild } from './shell-config.ts';
import { WHOLE_CHUNKS } from './split-chunks.ts';

/** Where the shell serves its own client half. */
export const ASSETS_PATH = '/assets/';

/** The browser entry. It fills the share scope by hand, so no federation plugin takes part. */
export function shellClient({ name, dir, mode, output, publicPath }: ShellBuild): Configuration {
  const entry = './src/client/main.ts';
  const base = baseConfig({ name, dir, mode, side: 'client' });
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: { main: mode === 'development' ? [REFRESH_GLOBAL, entry] : entry },
    output: {
      path: join(output, 'client'),
      publicPath: publicPath ?? ASSETS_PATH,
      uniqueName: name,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: { ...base.optimization, splitChunks: WHOLE_CHUNKS },
    module: {
      rules: [
        ...base.module.rules,
        ...(mode === 'production' ? [leanRouterRule(), ...routerCoreRules(dir)] : []),
      ],
    },
    ...(mode === 'production' ? { resolve: { alias: productionRouter(dir) } } : {}),
    plugins: [
      new webpack.DefinePlugin({ __SHARED_VERSIONS__: JSON.stringify(sharedVersions(dir, mode)) }),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
      new ChunksPlugin(),
      ...(mode === 'production' ? [new SriPlugin(/^main\.[^.]+\.js$/, 'within'), new CompressPlugin()] : []),
    ],
  };
}
