import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { containerOptions } from '../container-options.ts';
import { remoteClient, remoteBuild, type RemoteOptions, remoteServer } from '../remote-config.ts';

/**
 * As `remoteConfig`, with the container of @module-federation/enhanced, which carries the federation runtime: for a remote
 * that needs what only that runtime gives. A remote without such a need is smaller with `remoteConfig`.
 */
export function enhancedRemoteConfig(options: RemoteOptions): [client: Configuration, server: Configuration] {
  const build = remoteBuild(options);
  const container = new ModuleFederationPlugin({
    ...containerOptions(build),
    // The page starts the container from its release: nobody reads a manifest or types of it at run time.
    manifest: false,
    dts: false,
    dev: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
  return [remoteClient(build, container), remoteServer(build)];
}
