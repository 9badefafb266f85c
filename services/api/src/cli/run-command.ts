import { nodeProblem, StartError } from '@polden/api-contract';
import { readArguments } from '../core/arguments/read-arguments.ts';

export type Print = (line: string) => void;

/** What a command may be told; anything else ends it before it does something. */
export interface CommandLine {
  /** Shown for `--help`, and for what the command does not know. */
  usage: string;
  /** Names of its options, each with a text. */
  options?: readonly string[];
  /** How many arguments without a name it takes. */
  positionals?: number;
}

export type Options = Readonly<Record<string, string | undefined>>;

interface Command {
  run: (print: Print, options: Options) => Promise<void>;
}

/**
 * Runs a command of the terminal: one line and exit code 1 for what the operator can mend, a stack for a defect.
 * `load`: imports the command, which an older Node could not even load. Without `line` it reads its arguments itself.
 */
export async function runCommand(load: () => Promise<Command>, line?: CommandLine): Promise<void> {
  const print: Print = (text) => process.stdout.write(`${text}\n`);
  try {
    const problem = nodeProblem(process.versions.node);
    if (problem !== null) throw new StartError(problem);
    const options = line ? optionsOf(line) : {};
    if (options === null) return print(line?.usage ?? '');
    const { run } = await load();
    await run(print, options);
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  }
}

/** Null for `--help`. Throws StartError for what the command does not know. */
function optionsOf({ usage, options = [], positionals = 0 }: CommandLine): Options | null {
  const texts = options.map((name) => [name, { type: 'string' }] as const);
  const read = readArguments(process.argv.slice(2), {
    usage,
    options: Object.fromEntries(texts),
    positionals,
  });
  return read && read.values;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
