import { join } from 'node:path';
import { chosenDataDir, ensureFolder } from '../folders.ts';
import { StartError } from '../start-error.ts';
import { runApiCommand } from './api-command.ts';
import { Cleanup } from './cleanup.ts';
import { lockDataFolder } from './platform-lock.ts';
import { platformPorts } from './platform-ports.ts';
import { localSecrets } from './secrets.ts';
import { runningDatabase, startDatabase } from './start-database.ts';

/**
 * Migrates the database and runs a command of the API's `dist/cli` on it with the arguments of this process: that of
 * the local platform, whether it runs or not, or DATABASE_URL.
 */
export async function runOnDatabase(command: string): Promise<void> {
  const dataDir = ensureFolder(chosenDataDir());
  const logsDir = ensureFolder(join(dataDir, 'logs'));
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
    const ports = await platformPorts();
    const databaseUrl = process.env['DATABASE_URL'] || runningDatabase(dataDir) || (await startOwn(ports));
    const facts = { ports, dataDir, databaseUrl, shellState: dataDir, secrets: localSecrets(dataDir) };
    await runApiCommand('migrate', { facts, logsDir });
    console.log((await runApiCommand(command, { facts, logsDir }, process.argv.slice(2))).trim());
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await cleanup.run();
  }
}
