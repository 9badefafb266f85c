import { remoteConfig, type BuildOptions } from '@polden/mfe-build';

export default (options: BuildOptions) =>
  remoteConfig({ name: 'bench-landing-remote', dir: import.meta.dirname, ...options });
