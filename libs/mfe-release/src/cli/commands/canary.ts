import type { Command } from 'commander';
import type { CanaryTarget, SetCanary } from '@polden/api-contract';
import type { RegistryClient } from '../../publish/registry-client.ts';
import { readList, readPercent, readReleaseName } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../environment.ts';
import { withExamples } from '../help.ts';
import { describeMove, NOBODY_TO_COMPARE_WITH } from '../output.ts';

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
    .action(async (name: string, percent: string, options: TargetOptions & { reason?: string }) => {
      const target = targetOf(options);
      const canary = {
        ...environment(),
        ...readReleaseName(name),
        percent: readPercent(percent),
        ...(options.reason === undefined ? {} : { reason: options.reason }),
        ...(target === undefined ? {} : { target }),
      };
      if (canary.percent === 0) await expectRunning(registry(), canary);
      const move = await registry().canary(canary);
      const note =
        canary.percent < 100
          ? ''
          : `
${canary.remote}: ${NOBODY_TO_COMPARE_WITH}`;
      print(move, `${describeMove(move)}${note}`);
    });
  withExamples(
    command,
    'canary mfe-lending@1.5.0 5',
    'canary mfe-lending@1.5.0 5 --city kazan',
    'canary mfe-lending@1.5.0 0',
  );
}

/** To end what does not run is most likely a slip of the name. */
async function expectRunning(
  registry: RegistryClient,
  { environment, remote, version }: SetCanary,
): Promise<void> {
  const status = (await registry.status(environment)).find((it) => it.remote === remote);
  // What is not the team's the registry refuses itself.
  if (!status || status.canary) return;
  throw new Error(`${remote} has no canary: ${remote}@${version} is not tried by anybody`);
}

interface TargetOptions {
  city?: string[];
  host?: string[];
  variant?: string[];
  everybody?: true;
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
