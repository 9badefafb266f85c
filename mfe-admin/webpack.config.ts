import { remoteConfig, type BuildOptions } from '@polden/mfe-build';

export default (options: BuildOptions) =>
  remoteConfig({ name: 'mfe-admin', dir: import.meta.dirname, ...options });
