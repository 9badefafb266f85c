import { readReleaseConfig } from '../../scaffold/release-config.ts';
import { CHECKOUT } from '../folders.ts';
import { runApiCommand, type ApiCommandContext } from './api-command.ts';

const TEAM = 'local';

/**
 * Enters the team of this checkout in the registry, with the right to release the remotes that no other team has. Throws
 * StartError.
 */
export async function enrolTeam(context: ApiCommandContext, remotes: string[]): Promise<void> {
  const { TEAM_TOKEN, TEAM_PUBLIC_KEY } = context.facts.secrets;
  const owned = remotes.map((name) => `${name}:${readReleaseConfig(CHECKOUT, name).kind}`);
  const args = [
    '--team',
    TEAM,
    '--remotes',
    [...owned, 'shell:shell'].join(','),
    '--public-key',
    TEAM_PUBLIC_KEY,
    '--leave-others',
    '--token-stdin',
  ];
  await runApiCommand('enrol-team', context, args, TEAM_TOKEN);
}
