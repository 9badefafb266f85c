import type { PrunedReleases } from '@polden/api-contract';
import type { Command } from 'commander';
import { readRemoteName, wholeNumber } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { withExamples } from '../help.ts';

const MAX_DAYS = 3650;
const DEFAULT_DAYS = 30;

export function addPrune(program: Command, { print, registry }: CommandContext): void {
  const command = program
    .command('prune')
    .description('remove the files of old versions that nothing points to')
    .argument('<remote>')
    .option(
      '--keep-days <number>',
      'what is younger stays',
      wholeNumber('--keep-days', 0, MAX_DAYS),
      DEFAULT_DAYS,
    )
    .option('--dry-run', 'only say what would go')
    .action(async (name: string, options: { keepDays: number; dryRun?: boolean }) => {
      const { keepDays, dryRun = false } = options;
      const pruned = await registry().prune({ remote: readRemoteName(name), keepDays, dryRun });
      print(pruned, describe(pruned, dryRun));
    });
  withExamples(command, 'prune mfe-lending --keep-days 30 --dry-run');
}

function describe({ removed, kept }: PrunedReleases, dryRun: boolean): string {
  const gone = removed.map(({ version }) => `${dryRun ? 'would go' : 'removed'}  ${version}`);
  return (
    [...gone, ...kept.map(({ version, why }) => `stays    ${version} (${why})`)].join('\n') ||
    'Nothing to prune.'
  );
}
