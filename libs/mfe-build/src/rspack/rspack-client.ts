import { join } from 'node:path';
import { container, CssExtractRspackPlugin, type Configuration } from '@rspack/core';
import { cssScopeOf } from '@polden/mfe-release';
import { containerOptions } from '../container-options.ts';
import { CLIENT_ENTRY } from '../entries.ts';
import { ChunksPlugin } from '../plugins/chunks-plugin.ts';
import { CompressPlugin } from '../plugins/compress-plugin.ts';
import { OwnStylesPlugin } from '../plugins/own-styles-plugin.ts';
import { SingleInstancePlugin } from '../plugins/single-instance-plugin.ts';
import type { RemoteBuild } from '../remote-config.ts';
import { asRspack } from './as-rspack.ts';
import { rspackBase } from './rspack-base.ts';
import { RspackReleaseBasePlugin } from './rspack-release-base-plugin.ts';
import { RspackSriPlugin } from './rspack-sri-plugin.ts';

/** Rspack's plain federation container, without a runtime of its own. */
export function rspackClient(build: RemoteBuild): Configuration {
  const { name, dir, mode, global, output } = build;
  const base = rspackBase({ name, dir, mode, side: 'client' });
  const filename = '[name].[contenthash:8]';
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: join(output, 'client'),
      publicPath: '',
      uniqueName: global,
      filename: `${filename}.js`,
      chunkFilename: `${filename}.js`,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      new container.ModuleFederationPluginV1(containerOptions(build)),
      new CssExtractRspackPlugin({ filename: `${filename}.css`, chunkFilename: `${filename}.css` }),
      new RspackReleaseBasePlugin('client'),
      new RspackSriPlugin(CLIENT_ENTRY),
      asRspack(new ChunksPlugin()),
      asRspack(new SingleInstancePlugin()),
      asRspack(new OwnStylesPlugin(cssScopeOf(name))),
      asRspack(new CompressPlugin()),
    ],
  };
}
