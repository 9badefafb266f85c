import type { Command } from 'commander';
import type { CanaryTarget, PointerMove, RemoteStatus, SetCanary } from '@polden/api-contract';
import { DRY_RUN, type DryRun, readList, readPercent, readReleaseName } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../environment.ts';
import { withExamples } from '../help.ts';
import { describeMove, NOBODY_TO_COMPARE_WITH, whose } from '../output.ts';
import { MovedError, standingOf } from '../standing.ts';

export function addCanary(program: Command, { print, registry, environment }: CommandContext): void {
  const command = program
    .command('canary')
    .description('give a published version to some of the visitors; 0 percent ends the canary')
    .argument('<remote@version>')
    .argument('<percent>', 'from 0 to 100, two decimals at most')
    .option('--city <aliases>', 'only on the sites of these cities: kazan,ufa', readList)
    .option('--host <names>', 'only on these hosts', readList)
    .option(
      '--variant <variants>',
      'only who sees these variants of experiments: layout-lite=variant',
      readList,
    )
    .option('--everybody', 'no longer only for some of them')
    .option('--reason <text>', 'why; a version that was taken back asks for it')
    .option('--replace', 'in place of another version that is the canary now')
    .option(...DRY_RUN)
    .action(async (name: string, percent: string, options: CanaryOptions) => {
      const target = targetOf(options);
      const canary = {
        ...environment(),
        ...readReleaseName(name),
        percent: readPercent(percent),
        dryRun: options.dryRun ?? false,
        ...(options.reason === undefined ? {} : { reason: options.reason }),
        ...(target === undefined ? {} : { target }),
      };
      const client = registry();
      const [standing] = await standingOf(client, canary.environment, [canary.remote]);
      const replaced = expectOwnCanary(canary, standing, options.replace);
      const from = standing === undefined ? {} : { from: standing.canary?.version ?? null };
      const move = await client.canary({ ...canary, ...from });
      const same = standing?.canary?.version === canary.version ? standing.canary.target : null;
      print(
        move,
        describeCanary(move, { ...canary, target: target === undefined ? same : target }, replaced),
      );
    });
  withExamples(
    command,
    'canary mfe-lending@1.5.0 5',
    'canary mfe-lending@1.5.0 5 --city kazan',
    'canary mfe-lending@1.5.0 0',
  );
}

/**
 * The canary of another version that this one takes the place of; null where there is none. Throws MovedError unless that was
 * asked for. To end what does not run is most likely a slip of the name.
 */
function expectOwnCanary(
  { remote, version, percent }: SetCanary,
  standing: RemoteStatus | undefined,
  isReplacing = false,
): RunningCanary | null {
  // What is not the team's the registry refuses itself.
  if (!standing) return null;
  const { canary: running } = standing;
  if (percent === 0 && !running)
    throw new Error(`${remote} has no canary: ${remote}@${version} is not tried by anybody`);
  if (percent === 0 || !running || running.version === version) return null;
  if (isReplacing) return running;
  throw new MovedError(
    `${remote}@${version} replaces ${running.version} at ${running.percent} %, the canary of now: end that one, or say --replace`,
  );
}

/** With the share that it has from now on and whose it is, which a move alone does not say. */
function describeCanary(
  move: PointerMove,
  { remote, percent, target = null, dryRun = false }: SetCanary & DryRun,
  replaced: RunningCanary | null,
): string {
  const said = describeMove(move, { dryRun }).replace(
    /^(.*: canary (?:is|would be) .*)$/mu,
    `$1 for ${percent} %${whose(target)}`,
  );
  const notes = [
    ...(replaced ? [`${remote}: replaces ${replaced.version} at ${replaced.percent} %`] : []),
    ...(percent < 100 ? [] : [`${remote}: ${NOBODY_TO_COMPARE_WITH}`]),
  ];
  return [said, ...notes].join('\n');
}

type RunningCanary = NonNullable<RemoteStatus['canary']>;

interface TargetOptions {
  city?: string[];
  host?: string[];
  variant?: string[];
  everybody?: true;
}

interface CanaryOptions extends TargetOptions, DryRun {
  reason?: string;
  replace?: true;
}

/** Null: everybody's. Undefined: as it is. Throws UsageError. */
function targetOf({ city, host, variant, everybody }: TargetOptions): CanaryTarget | null | undefined {
  const isSome = city !== undefined || host !== undefined || variant !== undefined;
  if (everybody && isSome) throw new UsageError('--everybody goes with no city, host or variant');
  if (!isSome) return everybody ? null : undefined;
  return {
    ...(city && { cities: city }),
    ...(host && { hosts: host }),
    ...(variant && { variants: variant }),
  };
}
