import type { PointerMove } from '@polden/api-contract';
import type { Command } from 'commander';
import { DRY_RUN, type DryRun, readReleaseName, readRemoteName } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../environment.ts';
import { withExamples } from '../help.ts';
import { describeMove } from '../output.ts';
import { standingOf } from '../standing.ts';

interface PromoteOptions extends DryRun {
  from?: string;
  reason?: string;
}

export function addPromote(program: Command, context: CommandContext): void {
  const command = program
    .command('promote')
    .description('make published versions the ones that visitors get: all of them at one moment, or none')
    .argument('[remote@version...]', 'only <remote...> with --from; all of your remotes when left out')
    .option('--from <environment>', 'take what is stable there: the very same bytes')
    .option('--reason <text>', 'why; a version that was taken back asks for it')
    .option(...DRY_RUN)
    .action(async (names: string[], options: PromoteOptions) => {
      const move = await promote(names, options, context);
      context.print(move, describeMove(move, { ...options, already: alreadyStable(names, move, options) }));
    });
  withExamples(
    command,
    'promote mfe-lending@1.4.0',
    'promote mfe-lending@1.4.0 mfe-content@2.0.1',
    'promote mfe-lending@1.4.0 --dry-run',
    'promote --from staging --environment production',
  );
}

/** What was asked for and has not moved: the registry says of it nothing. */
function alreadyStable(
  names: readonly string[],
  { releases }: PointerMove,
  { from }: PromoteOptions,
): string[] {
  const hasMoved = (remote: string) => releases.some((release) => release.remote === remote);
  if (from === undefined)
    return names
      .map(readReleaseName)
      .filter(({ remote }) => !hasMoved(remote))
      .map(({ remote, version }) => `${remote}: stable is ${version} already`);
  if (names.length === 0)
    return releases.length > 0 ? [] : [`All that is stable in ${from} is so here already`];
  return names
    .filter((remote) => !hasMoved(remote))
    .map((remote) => `${remote}: what is stable in ${from} is so here already`);
}

async function promote(
  names: string[],
  { from, reason, dryRun = false }: PromoteOptions,
  { registry, environment }: CommandContext,
): Promise<PointerMove> {
  const asked = { ...environment(), dryRun, ...(reason === undefined ? {} : { reason }) };
  if (from !== undefined) {
    const remotes = names.map(readRemoteName);
    return registry().promoteFrom({ ...asked, from, ...(remotes.length > 0 ? { remotes } : {}) });
  }
  if (names.length === 0) throw new UsageError('Name what to promote, for example mfe-lending@1.4.0');
  const releases = names.map(readReleaseName);
  const client = registry();
  const standing = await standingOf(
    client,
    asked.environment,
    releases.map(({ remote }) => remote),
  );
  return client.promote({
    ...asked,
    releases,
    from: standing.map(({ remote, stable }) => ({ remote, version: stable })),
  });
}
