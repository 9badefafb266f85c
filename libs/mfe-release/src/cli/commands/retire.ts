import type { Command } from 'commander';
import { DRY_RUN, type DryRun, readRemoteName } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../environment.ts';
import { withExamples } from '../help.ts';
import { describeMove } from '../output.ts';
import { standingOf } from '../standing.ts';

interface RetireOptions extends DryRun {
  reason?: string;
}

export function addRetire(program: Command, { print, registry, environment }: CommandContext): void {
  const command = program
    .command('retire')
    .description(
      'take a remote out of service: its pages end, and its paths are free; promoting a version brings it back',
    )
    .argument('<remote>')
    .option('--reason <text>', 'why; everybody sees it, and only a dry run goes without')
    .option(...DRY_RUN)
    .action(async (name: string, { reason, dryRun = false }: RetireOptions) => {
      const remote = readRemoteName(name);
      if (reason === undefined && !dryRun)
        throw new UsageError('Say why, for everybody to see: --reason "the product is sold no more"');
      const client = registry();
      const [standing] = await standingOf(client, environment().environment, [remote]);
      const move = await client.retire({
        ...environment(),
        ...(reason === undefined ? {} : { reason }),
        ...(standing?.stable ? { from: standing.stable } : {}),
        remote,
        dryRun,
      });
      print(move, [describeMove(move, { dryRun }), ...wayBack(remote, standing?.stable)].join('\n'));
    });
  withExamples(
    command,
    'retire mfe-lending --dry-run',
    'retire mfe-lending --reason "the product is sold no more"',
  );
}

function wayBack(remote: string, version: string | null | undefined): string[] {
  return version ? [`mfe-release promote ${remote}@${version} brings it back`] : [];
}
