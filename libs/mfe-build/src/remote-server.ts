import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { BuildInfoPlugin } from './plugins/build-info-plugin.ts';
import { ReleaseBasePlugin } from './plugins/release-base-plugin.ts';
import { SingleInstancePlugin } from './plugins/single-instance-plugin.ts';
import { buildFacts } from './build-facts.ts';
import { SERVER_ENTRY } from './entries.ts';
import type { RemoteBuild } from './remote-config.ts';
import { sharedModules } from './shared.ts';

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
