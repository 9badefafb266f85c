import { nodeProblem, StartError } from '@polden/api-contract';

export type Print = (line: string) => void;

/**
 * Runs a command of the terminal: one line and exit code 1 for what the operator can mend, a stack for a defect.
 * `load`: imports the command, which an older Node could not even load.
 */
export async function runCommand(
  load: () => Promise<{ run: (print: Print) => Promise<void> }>,
): Promise<void> {
  try {
    const problem = nodeProblem(process.versions.node);
    if (problem !== null) throw new StartError(problem);
    const { run } = await load();
    await run((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
