import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import { withExamples } from '../help.ts';
import { statusTable } from '../output.ts';

export function addStatus(program: Command, { print, registry, environment }: CommandContext): void {
  const command = program
    .command('status')
    .description('show what of your remotes is where')
    .action(async () => {
      const remotes = await registry().status(environment().environment);
      print(remotes, statusTable(remotes));
    });
  withExamples(command, 'status', 'status --json');
}
