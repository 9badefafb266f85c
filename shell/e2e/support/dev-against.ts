import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_ENVIRONMENT } from './node-environment.ts';
import { CHECKOUT, platform, secrets } from './platform.ts';
import { freePort } from './free-port.ts';

const READY = '«Полдень» работает';

export interface DevRun {
  origin: string;
  /** All that the command has printed. */
  output: () => string;
  /** Resolves to true when the site is up, to false when the command has ended. */
  ready: Promise<boolean>;
  /** Ctrl-C; resolves to the exit code. */
  stop: () => Promise<number | null>;
}

/** A copy of a remote's source, which a test may change. */
export function copyOfRemote(remote: string): string {
  const folder = join(platform.dataDir, `source-${remote}`);
  rmSync(folder, { recursive: true, force: true });
  const built = ['dist', 'release', 'node_modules'].map((name) => join(CHECKOUT, remote, name));
  cpSync(join(CHECKOUT, remote), folder, { recursive: true, filter: (path) => !built.includes(path) });
  return folder;
}

/** `npm run dev -- <folder> --against <address>`; by default the platform under test, which is the deployed site then. */
export async function startDevAgainst(
  folder: string,
  { address = platform.origin, mapKey = secrets()['RELEASE_MAP_PUBLIC_KEY'] ?? '' } = {},
): Promise<DevRun> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['deploy/local/dev.ts', folder, '--against', address, '--map-key', mapKey],
    {
      cwd: CHECKOUT,
      env: {
        ...NODE_ENVIRONMENT,
        PORT: String(port),
        REMOTE_PORT: String(await freePort()),
        POLDEN_DATA_DIR: join(platform.dataDir, `dev-${port}`),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const ended = once(child, 'close');
  const ready = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(READY)) resolve(true);
      });
    }
    void ended.then(() => resolve(false));
  });
  return {
    origin: `http://localhost:${port}`,
    output: () => output,
    ready,
    stop: () => interrupt(child, ended),
  };
}

async function interrupt(child: ChildProcess, ended: Promise<unknown>): Promise<number | null> {
  child.kill('SIGINT');
  await ended;
  return child.exitCode;
}
