import { remoteConfig, type BuildOptions } from '@polden/mfe-build';

export default (options: BuildOptions) =>
  remoteConfig({ name: 'mfe-content', dir: import.meta.dirname, ...options });
