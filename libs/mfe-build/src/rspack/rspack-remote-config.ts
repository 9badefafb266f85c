import type { Configuration } from '@rspack/core';
import { remoteBuild, type RemoteOptions } from '../remote-config.ts';
import { rspackClient } from './rspack-client.ts';
import { rspackServer } from './rspack-server.ts';

/**
 * As `remoteConfig`, built by Rspack: the same files in dist, the same rules. For a `rspack.config.ts`, which mfe-build reads
 * in place of a webpack.config.ts. Production only: `mfe-build dev` takes a webpack.config.ts beside it.
 */
export function rspackRemoteConfig(options: RemoteOptions): [client: Configuration, server: Configuration] {
  const build = remoteBuild(options);
  return [rspackClient(build), rspackServer(build)];
}
