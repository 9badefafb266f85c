import { runApiCommand } from './api-command.ts';
import { onChosenDatabase } from './chosen-database.ts';

/**
 * Migrates the database and runs a command of the API's `dist/cli` on it with the arguments of this process: that of
 * the local platform, whether it runs or not, or DATABASE_URL.
 */
export async function runOnDatabase(command: string): Promise<void> {
  await onChosenDatabase(async (context) => {
    await runApiCommand('migrate', context);
    console.log((await runApiCommand(command, context, process.argv.slice(2))).trim());
  });
}
