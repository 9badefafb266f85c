import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH, REMOTE } from './folders.ts';
import { originOf, PORTS } from './ports.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import { PAGE } from './servers.ts';

/** Peers with packages and a lock file of their own, which `npm run bench:peers` installs and builds. */
export const FRAMEWORKS = ['next', 'modern'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

const MADE = ['node_modules', 'dist'];
const PROGRAMS = {
  next: 'next/dist/standalone/bench/peers/next/server.js',
  modern: 'modern/host/dist/index.js',
  modernRemote: 'modern/remote/dist/index.js',
} as const;

/** Folder of the peer, and the files that say of what it was installed and built. */
export function framework(name: Framework) {
  const dir = join(BENCH, 'peers', name);
  return {
    dir,
    installed: {
      stamp: join(dir, 'node_modules/.installed-from'),
      from: () => digest(dir, ['package-lock.json']),
    },
    built: {
      stamp: join(dir, 'node_modules/.built-from'),
      from: () => digest(dir) + digest(join(REMOTE, 'src')) + originOf('modernRemote'),
    },
  };
}

/** What stands in a stamp is of what is there now. */
export function isCurrent({ stamp, from }: { stamp: string; from: () => string }): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === from();
}

/** Starts those that are there: the servers of each, of which the first is measured. They need the API. */
export async function startFrameworks(): Promise<Map<Framework, [ServerProcess, ...ServerProcess[]]>> {
  const started = new Map<Framework, [ServerProcess, ...ServerProcess[]]>();
  if (isCurrent(framework('next').built))
    started.set('next', [await start('next', { HOSTNAME: '127.0.0.1', NEXT_TELEMETRY_DISABLED: '1' })]);
  if (isCurrent(framework('modern').built)) {
    const remote = await start('modernRemote', { MODERN_MF_AUTO_CORS: 'true' }, '/static/mf-manifest.json');
    // It writes a line for each request otherwise, which none of the others does.
    started.set('modern', [await start('modern', { MODERN_SERVER_LOG_LEVEL: 'error' }), remote]);
  }
  return started;
}

function start(
  name: keyof typeof PROGRAMS,
  env: Record<string, string>,
  file?: string,
): Promise<ServerProcess> {
  return startServer({
    script: join(BENCH, 'peers', PROGRAMS[name]),
    env: { PORT: String(PORTS[name]), API_ORIGIN: originOf('api'), ...env },
    ready: { url: `${originOf(name)}${file ?? '/'}`, text: file ? 'remoteEntry' : PAGE },
  });
}

function digest(
  dir: string,
  files = globSync('**/*.{ts,tsx,css,json}', { cwd: dir, exclude: (name) => MADE.includes(name) }),
): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(dir, file)));
  return hash.digest('hex');
}
