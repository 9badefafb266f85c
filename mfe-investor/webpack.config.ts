import { remoteConfig, type BuildOptions } from '@polden/mfe-build';

export default (options: BuildOptions) =>
  remoteConfig({ name: 'mfe-investor', dir: import.meta.dirname, ...options });
