import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CHECKOUT } from '../folders.ts';
import { runApiCommand } from './api-command.ts';
import { onChosenDatabase } from './chosen-database.ts';

/** The program of a command of the API. */
export const commandProgram = (command: string) => join(CHECKOUT, 'services/api/dist/cli', `${command}.js`);

/** Tells how the command is used where that is asked for, which takes no database; false where it is not. */
export function tellsUsage(command: string): boolean {
  const asks = process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h');
  if (asks) spawnSync(process.execPath, [commandProgram(command), '--help'], { stdio: 'inherit' });
  return asks;
}

/**
 * Migrates the database and runs a command of the API's `dist/cli` on it with the arguments of this process: that of
 * the local platform, whether it runs or not, or DATABASE_URL.
 */
export async function runOnDatabase(command: string): Promise<void> {
  if (tellsUsage(command)) return;
  await onChosenDatabase(async (context) => {
    await runApiCommand('migrate', context);
    console.log((await runApiCommand(command, context, process.argv.slice(2))).trim());
  });
}
