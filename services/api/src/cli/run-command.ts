import { StartError } from '../core/config/start-error.ts';

/** Runs a command of the terminal: one line and exit code 1 for what the operator can mend, a stack for a defect. */
export async function runCommand(command: (print: (line: string) => void) => Promise<void>): Promise<void> {
  try {
    await command((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
