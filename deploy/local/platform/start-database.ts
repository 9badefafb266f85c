import { join } from 'node:path';
import { startCluster } from '../postgres/cluster.ts';
import type { Cleanup } from './cleanup.ts';
import { DATABASE_SERVICE, type PlatformLock } from './platform-lock.ts';

const DATABASE = 'polden';
/** So that a client configured once finds the database again; any free port when it is taken. */
const PREFERRED_PORT = 4202;

export interface DatabaseOptions {
  dataDir: string;
  logsDir: string;
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
  const cluster = await startCluster({
    dataDir: options.dataDir,
    logFile: join(options.logsDir, 'postgres.log'),
    preferredPort: PREFERRED_PORT,
  });
  options.cleanup.add(cluster.stop);
  options.lock.record(DATABASE_SERVICE, cluster.pid);
  cluster.onCrash(() =>
    options.say('PostgreSQL: процесс завершился. Остановите платформу (Ctrl-C) и запустите её снова.'),
  );
  await cluster.createDatabase(DATABASE);
  note(`порт ${cluster.port}`);
  return cluster.urlOf(DATABASE);
}
