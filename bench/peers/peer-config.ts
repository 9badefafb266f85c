import { join } from 'node:path';
import { shellConfig, type BuildOptions } from '@polden/mfe-build';
import { SHELL } from '../site/folders.ts';

/**
 * The shell's own build settings with other entries: `client.tsx` and `server.tsx` in `dir`. What is loaded lazily
 * elsewhere is part of the one script and the one style.
 */
export function peerConfig(dir: string, { mode }: BuildOptions) {
  const [client, server] = shellConfig({ dir: SHELL, mode });
  const half = (name: string, config: typeof client) => ({
    ...config,
    // One script loads no other, so it has no table of their hashes.
    plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== 'SriPlugin') ?? [],
    cache: false as const,
    entry: { main: join(dir, `${name}.tsx`) },
    output: { ...config.output, path: join(dir, 'dist', name) },
    module: {
      ...config.module,
      parser: {
        javascript: { ...config.module?.parser?.['javascript'], dynamicImportMode: 'eager' as const },
      },
    },
  });
  return [half('client', client), half('server', server)] satisfies ReturnType<typeof shellConfig>;
}
