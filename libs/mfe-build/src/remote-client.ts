import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { cssScopeOf } from '@polden/mfe-release';
import { baseConfig } from './base-config.ts';
import { containerOptions } from './container-options.ts';
import { refreshPlugins } from './dev/refresh.ts';
import { CLIENT_ENTRY, EXPOSED_CHUNK } from './entries.ts';
import { ChunksPlugin } from './plugins/chunks-plugin.ts';
import { CompressPlugin } from './plugins/compress-plugin.ts';
import { OwnStylesPlugin } from './plugins/own-styles-plugin.ts';
import { ReleaseBasePlugin } from './plugins/release-base-plugin.ts';
import { SingleInstancePlugin } from './plugins/single-instance-plugin.ts';
import { SriPlugin } from './plugins/sri-plugin.ts';
import { WholeContainerPlugin } from './plugins/whole-container-plugin.ts';
import type { RemoteBuild } from './remote-config.ts';
import { SPLIT_CHUNKS } from './split-chunks.ts';

/** The browser half around a federation container; webpack's plain one, without a runtime of its own, by default. */
export function remoteClient(
  build: RemoteBuild,
  container: WebpackPluginInstance = new webpack.container.ModuleFederationPlugin(containerOptions(build)),
): Configuration {
  const { name, dir, mode, global, output, publicPath } = build;
  const development = mode === 'development';
  const base = baseConfig({ name, dir, mode, side: 'client', refresh: development });
  // Files are replaced while the page is open.
  const filename = development ? '[name]' : '[name].[contenthash:8]';
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: join(output, 'client'),
      publicPath: publicPath ?? 'auto',
      uniqueName: global,
      filename: `${filename}.js`,
      chunkFilename: `${filename}.js`,
      crossOriginLoading: 'anonymous',
      clean: mode === 'production',
    },
    optimization: { ...base.optimization, splitChunks: SPLIT_CHUNKS },
    plugins: [
      container,
      new MiniCssExtractPlugin({ filename: `${filename}.css`, chunkFilename: `${filename}.css` }),
      new ChunksPlugin(),
      new SingleInstancePlugin(),
      new OwnStylesPlugin(cssScopeOf(name)),
      ...(publicPath === undefined ? [new ReleaseBasePlugin('client')] : []),
      // Hashes would be stale with the first edit.
      ...(development
        ? refreshPlugins(global)
        : [
            new WholeContainerPlugin(CLIENT_ENTRY, EXPOSED_CHUNK),
            new SriPlugin(CLIENT_ENTRY, 'beside'),
            new CompressPlugin(),
          ]),
    ],
  };
}
