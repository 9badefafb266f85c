import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { baseConfig } from './base-config.ts';
import { refreshPlugins } from './dev/refresh.ts';
import { CLIENT_ENTRY, EXPOSE, SERVER_ENTRY } from './entries.ts';
import { BuildInfoPlugin } from './plugins/build-info-plugin.ts';
import { ChunksPlugin } from './plugins/chunks-plugin.ts';
import { CompressPlugin } from './plugins/compress-plugin.ts';
import { ReleaseBasePlugin } from './plugins/release-base-plugin.ts';
import { SingleInstancePlugin } from './plugins/single-instance-plugin.ts';
import { SriPlugin } from './plugins/sri-plugin.ts';
import type { RemoteBuild } from './remote-config.ts';
import { SPLIT_CHUNKS } from './split-chunks.ts';
import { packageOf, sharedModules } from './shared.ts';
import { sharedRanges } from './shared-versions.ts';

/** The federation container: webpack's plain one, without a runtime of its own. */
export function remoteClient(build: RemoteBuild): Configuration {
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
      container(build),
      new MiniCssExtractPlugin({ filename: `${filename}.css`, chunkFilename: `${filename}.css` }),
      new ChunksPlugin(),
      new SingleInstancePlugin(),
      new BuildInfoPlugin(join(output, 'build.json'), {
        global,
        expose: EXPOSE,
        clientEntry: CLIENT_ENTRY,
        serverEntry: SERVER_ENTRY,
        shared: sharedRanges(dir, mode),
      }),
      ...(publicPath === undefined ? [new ReleaseBasePlugin('client')] : []),
      // Hashes would be stale with the first edit.
      ...(development ? refreshPlugins(global) : [new SriPlugin(CLIENT_ENTRY), new CompressPlugin()]),
    ],
  };
}

function container({ dir, mode, global }: RemoteBuild): WebpackPluginInstance {
  const ranges = sharedRanges(dir, mode);
  const shared = sharedModules(mode).map((module) => {
    const requiredVersion = ranges[packageOf(module)] ?? false;
    // The shell's instance or none: no copy of the remote's own to fall back on.
    return [module, { singleton: true, strictVersion: true, requiredVersion, import: false }] as const;
  });
  return new webpack.container.ModuleFederationPlugin({
    name: global,
    filename: CLIENT_ENTRY,
    library: { type: 'var', name: global },
    exposes: { [EXPOSE]: { import: './src/remote.tsx', name: 'remote' } },
    shared: Object.fromEntries(shared),
  });
}
