import { shellConfig, type BuildOptions } from '@polden/mfe-build';

export default (options: BuildOptions) => shellConfig({ dir: import.meta.dirname, ...options });
