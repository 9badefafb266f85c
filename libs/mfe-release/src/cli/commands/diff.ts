import type { EnvironmentDifference } from '@polden/api-contract';
import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import { withExamples } from '../help.ts';

export function addDiff(program: Command, { print, registry }: CommandContext): void {
  const command = program
    .command('diff')
    .description('show what two environments of the registry have stable, and where their bytes differ')
    .argument('<environment>')
    .argument('<other>')
    .action(async (environment: string, other: string) => {
      const differences = await registry().diff({ environment, with: other });
      print(differences, describe(differences, environment, other));
    });
  withExamples(command, 'diff staging production');
}

function describe(differences: EnvironmentDifference[], here: string, there: string): string {
  if (differences.length === 0) return `Neither ${here} nor ${there} has a stable version.`;
  return differences
    .map(({ remote, here: one, there: other, same }) =>
      same
        ? `= ${remote}  ${one?.version ?? 'none'}`
        : `≠ ${remote}  ${here} ${one?.version ?? 'none'}, ${there} ${other?.version ?? 'none'}`,
    )
    .join('\n');
}
