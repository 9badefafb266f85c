import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chosenDataDir, ensureFolder } from '../folders.ts';
import { StartError } from '../start-error.ts';
import type { ApiCommandContext } from './api-command.ts';
import { Cleanup } from './cleanup.ts';
import { withoutPassword } from './database.ts';
import { lockDataFolder } from './platform-lock.ts';
import { platformPorts } from './platform-ports.ts';
import { localSecrets } from './secrets.ts';
import { runningDatabase, startDatabase } from './start-database.ts';

/**
 * Does some work for a terminal on DATABASE_URL, or on the database of the local platform, which is started for as long
 * unless it runs. It makes no database: on a machine of the real site an empty one would look like an answer. Code 1 and
 * one line for what the developer can mend.
 */
export async function onChosenDatabase(work: (context: ApiCommandContext) => Promise<void>): Promise<void> {
  const dataDir = chosenDataDir();
  const logsDir = join(dataDir, 'logs');
  const cleanup = new Cleanup();
  const startOwn = async (ports: Awaited<ReturnType<typeof platformPorts>>): Promise<string> => {
    const lock = await lockDataFolder(dataDir);
    cleanup.add(lock.release);
    const say = (line: string) => console.error(line);
    return startDatabase(
      { dataDir, logsDir, ports, databaseUrl: undefined, cleanup, lock, say },
      () => undefined,
    );
  };
  try {
    const hasOwn = existsSync(join(dataDir, 'postgres', 'data'));
    if (!process.env['DATABASE_URL'] && !hasOwn) throw noDatabase(dataDir);
    ensureFolder(dataDir);
    ensureFolder(logsDir);
    const ports = await platformPorts();
    const databaseUrl = process.env['DATABASE_URL'] || runningDatabase(dataDir) || (await startOwn(ports));
    console.error(`База: ${withoutPassword(databaseUrl)}`);
    const facts = { ports, dataDir, databaseUrl, shellState: dataDir, secrets: localSecrets(dataDir) };
    await work({ facts, logsDir });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await cleanup.run();
  }
}

function noDatabase(dataDir: string): StartError {
  return new StartError(
    `В ${dataDir} нет базы, а DATABASE_URL не задан. Базу на этой машине создаёт npm start; на сервере нужна та же команда с -w @polden/api и окружением API: deploy/systemd/README.md.`,
  );
}
