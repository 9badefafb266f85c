import type { Command } from 'commander';
import { readRemoteName } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { withExamples } from '../help.ts';
import { describeMove } from '../output.ts';

export function addRollback(program: Command, { print, registry, environment }: CommandContext): void {
  const command = program
    .command('rollback')
    .description(
      'take remotes back to the version that was stable before: all of them at one moment, or none',
    )
    .argument('<remote...>')
    .action(async (names: string[]) => {
      const move = await registry().rollback({ ...environment(), remotes: names.map(readRemoteName) });
      print(move, describeMove(move));
    });
  withExamples(command, 'rollback mfe-lending', 'rollback mfe-lending mfe-content');
}
