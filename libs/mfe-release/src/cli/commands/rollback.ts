import type { Command } from 'commander';
import type { ReleaseName } from '@polden/api-contract';
import { DRY_RUN, type DryRun, readReleaseName, readRemoteName } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { withExamples } from '../help.ts';
import { describeMove } from '../output.ts';
import { goingFrom } from '../standing.ts';

interface RollbackOptions extends DryRun {
  reason?: string;
}

export function addRollback(program: Command, { print, registry, environment }: CommandContext): void {
  const command = program
    .command('rollback')
    .description(
      'take remotes back to the version that was stable before: all of them at one moment, or none',
    )
    .argument(
      '<remote...>',
      'or <remote@version>: only from this version, and once, however often it is typed',
    )
    .option('--reason <text>', 'why; everybody sees it beside the version that is taken back')
    .option(...DRY_RUN)
    .action(async (names: string[], { reason, dryRun = false }: RollbackOptions) => {
      const why = reason === undefined ? {} : { reason };
      const client = registry();
      const named = names.filter((name) => name.includes('@')).map(readReleaseName);
      const bare = names.filter((name) => !name.includes('@')).map(readRemoteName);
      const from: ReleaseName[] = [
        ...named,
        ...(bare.length > 0 ? await goingFrom(client, environment().environment, bare) : []),
      ];
      const move = await client.rollback({
        ...environment(),
        ...why,
        dryRun,
        remotes: [...named.map(({ remote }) => remote), ...bare],
        from,
      });
      print(move, describeMove(move, { dryRun }));
    });
  withExamples(
    command,
    'rollback mfe-lending',
    'rollback mfe-lending@1.5.0',
    'rollback mfe-lending mfe-content',
  );
}
