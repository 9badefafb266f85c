import { join } from 'node:path';
import { startCluster } from '../postgres/cluster.ts';
import { runningServer } from '../postgres/running-server.ts';
import type { Cleanup } from './cleanup.ts';
import type { PlatformPorts } from './environment.ts';
import { DATABASE_SERVICE, type PlatformLock, servicePids } from './platform-lock.ts';
import { databasePort } from './platform-ports.ts';
import { superviseCluster } from './supervise-cluster.ts';

const DATABASE = 'polden';

export interface DatabaseOptions {
  dataDir: string;
  logsDir: string;
  ports: PlatformPorts;
  databaseUrl: string | undefined;
  cleanup: Cleanup;
  lock: PlatformLock;
  say: (line: string) => void;
}

/** Connection URL of the database, the embedded one started unless another is given. */
export async function startDatabase(options: DatabaseOptions, note: (text: string) => void): Promise<string> {
  if (options.databaseUrl) {
    note('из DATABASE_URL');
    return options.databaseUrl;
  }
  const cluster = await superviseCluster(
    (port) =>
      startCluster({
        dataDir: options.dataDir,
        logFile: join(options.logsDir, 'postgres.log'),
        preferredPort: port ?? databasePort(options.ports),
      }),
    { say: options.say, onStart: ({ pid }) => options.lock.record(DATABASE_SERVICE, pid) },
  );
  options.cleanup.add(cluster.stop);
  await cluster.first.createDatabase(DATABASE);
  note(`порт ${cluster.first.port}`);
  return cluster.first.urlOf(DATABASE);
}

/** Connection URL of the embedded database of a platform that runs from this folder; undefined when none does. */
export function runningDatabase(dataDir: string): string | undefined {
  if (servicePids(dataDir)[DATABASE_SERVICE] === undefined) return undefined;
  const server = runningServer(join(dataDir, 'postgres'));
  return server ? `postgres://postgres:${server.password}@127.0.0.1:${server.port}/${DATABASE}` : undefined;
}
