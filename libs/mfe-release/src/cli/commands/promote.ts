import type { Command } from 'commander';
import { readReleaseName } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { withExamples } from '../help.ts';
import { describeMove } from '../output.ts';

export function addPromote(program: Command, { print, registry, environment }: CommandContext): void {
  const command = program
    .command('promote')
    .description('make published versions the ones that visitors get: all of them at one moment, or none')
    .argument('<remote@version...>')
    .action(async (names: string[]) => {
      const releases = names.map(readReleaseName);
      const move = await registry().promote({ ...environment(), releases });
      print(move, describeMove(move));
    });
  withExamples(command, 'promote mfe-lending@1.4.0', 'promote mfe-lending@1.4.0 mfe-content@2.0.1');
}
