import type { Command } from 'commander';

export const PROGRAM_HELP = `
Environment:
  RELEASE_REGISTRY  origin of the API, for example http://127.0.0.1:4201
  RELEASE_TOKEN     token of your team
  RELEASE_KEY_FILE  private key of your team, made by keygen
  RELEASE_STAFF_TOKEN, or RELEASE_STAFF_LOGIN and RELEASE_STAFF_PASSWORD: an administrator, for enrol;
  RELEASE_STAFF_TOTP: the code of the second factor, where nobody can be asked for it

Exit codes: 0 done, 1 failed or refused, 2 called wrongly, 3 the registry cannot be reached,
4 somebody has moved the pointer meanwhile: nothing was changed.

Start with: mfe-release doctor`;

/** Adds examples to the help of a command. */
export function withExamples(command: Command, ...examples: string[]): Command {
  const lines = examples.map((example) => `  $ mfe-release ${example}`);
  return command.addHelpText('after', `\n${lines.length > 1 ? 'Examples' : 'Example'}:\n${lines.join('\n')}`);
}
