import { join } from 'node:path';
import { CHECKOUT } from '../folders.ts';
import { StartError } from '../start-error.ts';
import { apiEnvironment, type PlatformFacts } from './environment.ts';
import { CommandFailed, runNode } from './run-node.ts';

export interface ApiCommandContext {
  facts: PlatformFacts;
  logsDir: string;
  signal?: AbortSignal | undefined;
}

/**
 * Runs a command of the API's `dist/cli` to its end, and answers what it printed. Throws StartError with its last words.
 * @param input what the command reads from standard input: secrets, which arguments would show to everybody
 */
export async function runApiCommand(
  command: string,
  { facts, logsDir, signal }: ApiCommandContext,
  args: string[] = [],
  input?: string,
): Promise<string> {
  const logFile = join(logsDir, `${command}.log`);
  const cwd = join(CHECKOUT, 'services/api');
  try {
    return await runNode([`dist/cli/${command}.js`, ...args], {
      cwd,
      env: apiEnvironment(facts),
      logFile,
      signal,
      input,
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new StartError(`Команда ${command} не удалась: ${error.reason}. Весь вывод: ${logFile}`);
  }
}
