import type { PointerMove, ReleaseName, RemoteStatus, SeenDifference } from '@polden/api-contract';
import type { Command } from 'commander';
import { DRY_RUN, type DryRun, readReleaseName, readRemoteName } from '../arguments.ts';
import type { RegistryClient } from '../../publish/registry-client.ts';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../environment.ts';
import { withExamples } from '../help.ts';
import { describeMove, howToRunAgain } from '../output.ts';
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
      const { move, standing, seen } = await promote(names, options, context);
      const already = alreadyStable(names, move, { ...options, standing });
      context.print(move, describeMove(move, { ...options, already, seen }));
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
  { from, standing }: PromoteOptions & Pick<Promoted, 'standing'>,
): string[] {
  const hasMoved = (remote: string) => releases.some((release) => release.remote === remote);
  if (from === undefined)
    return names
      .map(readReleaseName)
      .filter(({ remote }) => !hasMoved(remote))
      .map(
        ({ remote, version }) =>
          `${remote}: stable is ${version} already${describeStop(standing, { remote, version })}`,
      );
  if (names.length === 0)
    return releases.length > 0 ? [] : [`All that is stable in ${from} is so here already`];
  return names
    .filter((remote) => !hasMoved(remote))
    .map((remote) => `${remote}: what is stable in ${from} is so here already`);
}

/** A promotion of what is stable starts nothing again. */
function describeStop(standing: readonly RemoteStatus[], { remote, version }: ReleaseName): string {
  const status = standing.find((it) => it.remote === remote);
  const isStopped = status?.versions.some((it) => it.version === version && it.stopped !== null);
  return status && isStopped ? `, and shells have stopped it: ${howToRunAgain(status, version)}` : '';
}

interface Promoted {
  move: PointerMove;
  /** How what was named stood before. */
  standing: readonly RemoteStatus[];
  /** What stood where, of what was taken from another environment. */
  seen: readonly SeenDifference[];
}

async function promote(
  names: string[],
  { from, reason, dryRun = false }: PromoteOptions,
  { registry, environment }: CommandContext,
): Promise<Promoted> {
  const asked = { ...environment(), dryRun, ...(reason === undefined ? {} : { reason }) };
  if (from !== undefined) {
    const remotes = names.map(readRemoteName);
    const named = remotes.length > 0 ? { remotes } : {};
    const client = registry();
    const seen = await lookAt(client, { environment: asked.environment, from, ...named });
    return { move: await client.promoteFrom({ ...asked, from, ...named, seen }), standing: [], seen };
  }
  if (names.length === 0) throw new UsageError('Name what to promote, for example mfe-lending@1.4.0');
  const releases = names.map(readReleaseName);
  const client = registry();
  const standing = await standingOf(
    client,
    asked.environment,
    releases.map(({ remote }) => remote),
  );
  const move = await client.promote({
    ...asked,
    releases,
    from: standing.map(({ remote, stable }) => ({ remote, version: stable })),
  });
  return { move, standing, seen: [] };
}

/**
 * Nobody has named the versions, so the registry is told which ones are meant to go, and in place of which: of what is the same, too,
 * which may differ by the time of the move.
 */
async function lookAt(
  client: RegistryClient,
  { environment, from, remotes }: { environment: string | undefined; from: string; remotes?: string[] },
): Promise<SeenDifference[]> {
  const differences = await client.diff({ environment, with: from });
  return differences.flatMap(({ remote, here, there }) =>
    there && (remotes?.includes(remote) ?? true)
      ? [{ remote, here: here?.version ?? null, there: there.version }]
      : [],
  );
}
