import type { BuildOptions } from '@polden/mfe-build';
import { peerConfig } from '../peer-config.ts';

export default (options: BuildOptions) => peerConfig(import.meta.dirname, options);
