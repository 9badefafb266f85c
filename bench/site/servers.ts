import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH, RUN_DIR, SHELL } from './folders.ts';
import { originOf, PORTS } from './ports.ts';
import { releaseLanding } from './release.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/** Arguments for Node, such as those of the profiler. */
export type NodeArgs = readonly string[];

/** How the shell is run besides as it is by itself. */
export interface ShellRun {
  env?: Record<string, string>;
  descriptors?: number;
  /** Folder `shell` of another checkout, built: it is started besides. */
  baseFolder?: string;
}

/** What the page has wherever it comes from. */
export const PAGE = 'id="total"';

/** API, registry and the production shell, exactly as built, with the page released to it. */
export async function startShell(
  nodeArgs: NodeArgs = [],
  { env = {}, descriptors, baseFolder }: ShellRun = {},
): Promise<{ api: ServerProcess; shell: ServerProcess; base: ServerProcess | null }> {
  const { artifactsDir, mapFile, publicKey } = await releaseLanding();
  const dataOrigin = process.env['BENCH_API'];
  const api = await startServer({
    script: join(BENCH, 'site/api-server.ts'),
    env: {
      PORT: String(PORTS.api),
      RELEASE_MAP_FILE: mapFile,
      ...(dataOrigin ? { BENCH_API: dataOrigin } : {}),
    },
    ready: { url: `${originOf('api')}/menu.json`, text: '{' },
  });
  const start = (name: 'shell' | 'base', folder: string) => {
    const stateDir = join(RUN_DIR, `state-${name}`);
    rmSync(stateDir, { recursive: true, force: true });
    return startServer({
      script: join(folder, 'dist/server/main.mjs'),
      nodeArgs,
      env: {
        HOST: '127.0.0.1',
        PORT: String(PORTS[name]),
        API_ORIGIN: originOf('api'),
        PUBLIC_ORIGIN: originOf(name),
        RELEASE_MAP_PUBLIC_KEY: publicKey,
        STATE_DIR: stateDir,
        ARTIFACTS_DIR: artifactsDir,
        PROXY_API: '1',
        // One process, as the peers are.
        SHELL_WORKERS: '0',
        RELEASE_ENVIRONMENT: 'bench',
        ...env,
      },
      ...(descriptors === undefined ? {} : { descriptors }),
      ready: { url: `${originOf(name)}/`, text: PAGE },
    });
  };
  const started = [api];
  try {
    const shell = await start('shell', SHELL);
    started.push(shell);
    const base = baseFolder === undefined ? null : await start('base', baseFolder);
    return { api, shell, base };
  } catch (error) {
    await Promise.all(started.map((server) => server.stop()));
    throw error;
  }
}

/** The same page served otherwise; needs the API. */
export function startPeer(peer: 'plain' | 'monolith', nodeArgs: NodeArgs = []): Promise<ServerProcess> {
  return startServer({
    script: join(BENCH, 'peers', peer, 'dist/server/main.mjs'),
    nodeArgs,
    env: { PORT: String(PORTS[peer]), API_ORIGIN: originOf('api') },
    ready: { url: `${originOf(peer)}/`, text: PAGE },
  });
}
