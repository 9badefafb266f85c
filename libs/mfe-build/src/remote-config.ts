import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { outputFolder } from './output-folder.ts';
import { type Mode, sharedModules } from './shared.ts';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { cssScopeOf } from '@polden/mfe-release';
import { baseConfig } from './base-config.ts';
import { containerOptions } from './container-options.ts';
import { refreshPlugins } from './dev/refresh.ts';
import { CLIENT_ENTRY, EXPOSED_CHUNK, SERVER_ENTRY } from './entries.ts';
import { ChunksPlugin } from './plugins/chunks-plugin.ts';
import { CompressPlugin } from './plugins/compress-plugin.ts';
import { OwnStylesPlugin } from './plugins/own-styles-plugin.ts';
import { ReleaseBasePlugin } from './plugins/release-base-plugin.ts';
import { SingleInstancePlugin } from './plugins/single-instance-plugin.ts';
import { SriPlugin } from './plugins/sri-plugin.ts';
import { WholeContainerPlugin } from './plugins/whole-container-plugin.ts';
import { SPLIT_CHUNKS } from './split-chunks.ts';
import { BuildInfoPlugin, buildFacts } from './plugins/build-info-plugin.ts';

/** What the command line passes to a package's webpack.config.ts. */
export interface BuildOptions {
  mode: Mode;
  /** Absolute URL of the client half, with a trailing slash, where it is fixed: on a development server. */
  publicPath?: string;
}

export interface RemoteOptions extends BuildOptions {
  /** Kebab-case: mfe-lending. */
  name: string;
  /** Absolute path of the package. Default: the working directory. */
  dir?: string;
}

/** A remote with its defaults filled in. */
export interface RemoteBuild extends RemoteOptions {
  dir: string;
  /** Name of the container's global variable. */
  global: string;
  /** Absolute path of the output folder. */
  output: string;
}

/**
 * The client and the server half of a remote. Its only exposed module is `src/remote.tsx`, which exports `routes`.
 * Writes dist/{client,server}, dist/client/chunks.json and dist/build.json; development writes the same to dist/dev.
 */
export function remoteConfig(options: RemoteOptions): [client: Configuration, server: Configuration] {
  const build = remoteBuild(options);
  return [remoteClient(build), remoteServer(build)];
}

/** Fills in the defaults. */
export function remoteBuild({ dir = process.cwd(), ...options }: RemoteOptions): RemoteBuild {
  return {
    ...options,
    dir,
    global: options.name.replaceAll('-', '_'),
    output: outputFolder(dir, options.mode),
  };
}

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

/** One CommonJS file that requires the shared modules and nothing else, not even of Node. */
export function remoteServer(build: RemoteBuild): Configuration {
  const { name, dir, mode, global, output, publicPath } = build;
  const base = baseConfig({ name, dir, mode, side: 'server' });
  return {
    ...base,
    target: 'node24',
    entry: { remote: './src/remote.tsx' },
    output: {
      path: join(output, 'server'),
      publicPath: publicPath ?? '',
      uniqueName: global,
      filename: SERVER_ENTRY,
      library: { type: 'commonjs2' },
      clean: mode === 'production',
    },
    externalsPresets: { node: false },
    externals: Object.fromEntries(sharedModules(mode).map((module) => [module, `commonjs ${module}`])),
    node: { __filename: false, __dirname: false },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new SingleInstancePlugin(),
      new BuildInfoPlugin(join(output, 'build.json'), buildFacts(build)),
      ...(publicPath === undefined ? [new ReleaseBasePlugin('server')] : []),
    ],
  };
}
