import './node-24.ts';
import { join } from 'node:path';
import { chosenDataDir, ensureFolder } from './folders.ts';
import { runApiCommand } from './platform/api-command.ts';
import { Cleanup } from './platform/cleanup.ts';
import type { PlatformPorts } from './platform/environment.ts';
import { lockDataFolder } from './platform/platform-lock.ts';
import { platformPorts } from './platform/platform-ports.ts';
import { localSecrets } from './platform/secrets.ts';
import { runningDatabase, startDatabase } from './platform/start-database.ts';
import { StartError } from './start-error.ts';

/**
 * `npm run seed` adds the demo content where it is missing, `npm run seed -- --articles 100000` as many news besides;
 * to the local platform, whether it runs or not, or to DATABASE_URL.
 */
const dataDir = ensureFolder(chosenDataDir());
const logsDir = ensureFolder(join(dataDir, 'logs'));
const cleanup = new Cleanup();
try {
  const ports = await platformPorts();
  const databaseUrl =
    process.env['DATABASE_URL'] || runningDatabase(dataDir) || (await startOwnDatabase(ports));
  const facts = { ports, dataDir, databaseUrl, shellState: dataDir, secrets: localSecrets(dataDir) };
  await runApiCommand('migrate', { facts, logsDir });
  const printed = await runApiCommand('seed', { facts, logsDir }, process.argv.slice(2));
  console.log(printed.trim());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await cleanup.run();
}

async function startOwnDatabase(ports: PlatformPorts): Promise<string> {
  const lock = await lockDataFolder(dataDir);
  cleanup.add(lock.release);
  const say = (line: string) => console.error(line);
  return startDatabase(
    { dataDir, logsDir, ports, databaseUrl: undefined, cleanup, lock, say },
    () => undefined,
  );
}
