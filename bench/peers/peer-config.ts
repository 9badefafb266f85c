import { join } from 'node:path';
import { shellConfig, type BuildOptions } from '@polden/mfe-build';
import { SHELL } from '../site/folders.ts';

/**
 * The shell's own build settings with other entries: `client.tsx` and `server.tsx` in `dir`. The whole browser half is one
 * script and one style.
 */
export function peerConfig(dir: string, { mode }: BuildOptions) {
  const [client, server] = shellConfig({ dir: SHELL, mode });
  return [
    {
      ...client,
      cache: false,
      entry: { main: join(dir, 'client.tsx') },
      output: { ...client.output, path: join(dir, 'dist/client') },
      module: { ...client.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    },
    {
      ...server,
      cache: false,
      entry: { main: join(dir, 'server.tsx') },
      output: { ...server.output, path: join(dir, 'dist/server') },
    },
  ] satisfies ReturnType<typeof shellConfig>;
}
