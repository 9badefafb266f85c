import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { argumentProblem, StartError } from '@polden/api-contract';

/** What a command of the terminal may be told; anything else ends it before it does something. */
export interface ArgumentsForm<T extends ParseArgsOptionsConfig> {
  /** Shown for `--help` and `-h`, and for what the command does not know. */
  usage: string;
  options: T;
  /** How many arguments without a name it takes; none unless given. */
  positionals?: number;
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** What the command was told; null where it is asked how it is used. Throws StartError for what it does not know. */
export function readArguments<T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { usage, options, positionals: most = 0 }: ArgumentsForm<T>,
) {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return null;
  const refused = (problem: string, cause?: unknown) => new StartError(`${problem}\n${usage}`, { cause });
  try {
    const read = parseArgs({ args: [...args], options: { ...options, ...HELP }, allowPositionals: most > 0 });
    if (read.positionals.length <= most) return read;
  } catch (error) {
    throw refused(argumentProblem(error, Object.keys(options)), error);
  }
  throw refused(`It takes ${most} argument without a name, and no more`);
}
