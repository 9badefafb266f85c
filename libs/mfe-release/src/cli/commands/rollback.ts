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
    .option('--reason <text>', 'why; everybody sees it beside the version that is taken back')
    .action(async (names: string[], { reason }: { reason?: string }) => {
      const why = reason === undefined ? {} : { reason };
      const move = await registry().rollback({
        ...environment(),
        ...why,
        remotes: names.map(readRemoteName),
      });
      print(move, describeMove(move));
    });
  withExamples(command, 'rollback mfe-lending', 'rollback mfe-lending mfe-content');
}
