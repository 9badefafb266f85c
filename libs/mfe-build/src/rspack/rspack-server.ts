import { join } from 'node:path';
import { optimize, type Configuration } from '@rspack/core';
import { buildFacts } from '../plugins/build-info-plugin.ts';
import { SERVER_ENTRY } from '../entries.ts';
import { SingleInstancePlugin } from '../plugins/single-instance-plugin.ts';
import type { RemoteBuild } from '../remote-config.ts';
import { sharedModules } from '../shared.ts';
import { asRspack } from './as-rspack.ts';
import { rspackBase } from './rspack-base.ts';
import { RspackBuildInfoPlugin } from './rspack-build-info-plugin.ts';
import { RspackReleaseBasePlugin } from './rspack-release-base-plugin.ts';

/** One CommonJS file that requires the shared modules and nothing else, as `remoteServer` makes it. */
export function rspackServer(build: RemoteBuild): Configuration {
  const { name, dir, mode, global, output } = build;
  return {
    ...rspackBase({ name, dir, mode, side: 'server' }),
    target: 'node24',
    entry: { remote: './src/remote.tsx' },
    output: {
      path: join(output, 'server'),
      publicPath: '',
      uniqueName: global,
      filename: SERVER_ENTRY,
      library: { type: 'commonjs2' },
      clean: true,
    },
    externalsPresets: { node: false },
    externals: Object.fromEntries(sharedModules(mode).map((module) => [module, `commonjs ${module}`])),
    node: { __filename: false, __dirname: false },
    plugins: [
      new optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new RspackReleaseBasePlugin('server'),
      new RspackBuildInfoPlugin(join(output, 'build.json'), buildFacts(build)),
      asRspack(new SingleInstancePlugin()),
    ],
  };
}
