import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identify, isRunning, type ProcessIdentity } from '../process-identity.ts';
import { StartError } from '../start-error.ts';
import { waitUntil } from '../wait.ts';

const GRACE_MS = 5_000;
/** Name under which the embedded PostgreSQL is recorded. */
export const DATABASE_SERVICE = 'postgres';

interface LockContent {
  owner: ProcessIdentity;
  /** The services by name. */
  services: Record<string, ProcessIdentity>;
}

export interface PlatformLock {
  /** Notes the process of a service, so that the next start can end it if we are killed. */
  record: (service: string, pid: number) => void;
  release: () => void;
}

/**
 * One platform for a data folder. Not a lock by the time of a file, as libraries have it: the next start must know which
 * processes a killed platform has left behind. Ends the services of a platform that was killed; throws StartError while
 * another one runs.
 */
export async function lockDataFolder(dataDir: string): Promise<PlatformLock> {
  const file = join(dataDir, 'platform.json');
  const last = readLock(file);
  if (last && isRunning(last.owner)) {
    const { pid } = last.owner;
    throw new StartError(
      `Платформа уже запущена из этой папки (процесс ${pid}). Остановите её: Ctrl-C в её окне или kill ${pid}`,
    );
  }
  if (last) {
    // The database is left to its own data folder's lock, which knows how to stop it without harm.
    const services = Object.entries(last.services).filter(([name]) => name !== DATABASE_SERVICE);
    await Promise.all(services.map(([, identity]) => endProcess(identity)));
  }
  const owner = identify(process.pid);
  if (!owner) throw new Error('own process not found');
  const content: LockContent = { owner, services: {} };
  const write = () => {
    writeFileSync(`${file}.new`, JSON.stringify(content, null, 2));
    renameSync(`${file}.new`, file);
  };
  write();
  return {
    record: (service, pid) => {
      const identity = identify(pid);
      if (identity) content.services[service] = identity;
      write();
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** Process numbers of a running platform's services by name. */
export function servicePids(dataDir: string): Record<string, number> {
  const services = Object.entries(readLock(join(dataDir, 'platform.json'))?.services ?? {});
  return Object.fromEntries(
    services.filter(([, identity]) => isRunning(identity)).map(([name, { pid }]) => [name, pid]),
  );
}

/** Ends the services of a platform at once, without waiting; SIGQUIT is PostgreSQL's own immediate stop. */
export function killServices(dataDir: string): void {
  for (const [name, pid] of Object.entries(servicePids(dataDir))) {
    process.kill(pid, name === DATABASE_SERVICE ? 'SIGQUIT' : 'SIGKILL');
  }
}

function readLock(file: string): LockContent | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockContent;
  } catch {
    return null;
  }
}

async function endProcess(identity: ProcessIdentity): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!isRunning(identity)) return;
    process.kill(identity.pid, signal);
    if (await waitUntil(() => !isRunning(identity), GRACE_MS)) return;
  }
}
