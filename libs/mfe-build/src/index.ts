export { startRemoteDevServer, type RemoteDevServerOptions } from './dev/remote-dev-server.ts';
export { startShellDevBuild, type ShellDevBuildOptions } from './dev/shell-dev-build.ts';
export type { BuildInfo } from './plugins/build-info-plugin.ts';
export type { ChunkFiles } from './plugins/chunks-plugin.ts';
export { SriPlugin } from './plugins/sri-plugin.ts';
export { remoteConfig, type BuildOptions, type RemoteOptions } from './remote-config.ts';
export { sharedModules, type Mode, type SharedModule } from './shared.ts';
export { sharedVersions } from './shared-versions.ts';
export { shellConfig, type ShellOptions } from './shell-config.ts';
