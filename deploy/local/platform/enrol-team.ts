import { runApiCommand, type ApiCommandContext } from './api-command.ts';

const TEAM = 'local';
/** The pages of these remotes are the site: without one, its pages answer 503. */
const KIND = 'primary';

/** Enters the team of this checkout in the registry, with the right to release the remotes. Throws StartError. */
export async function enrolTeam(context: ApiCommandContext, remotes: string[]): Promise<void> {
  const { TEAM_TOKEN, TEAM_PUBLIC_KEY } = context.facts.secrets;
  const owned = remotes.map((name) => `${name}:${KIND}`).join(',');
  const args = ['--team', TEAM, '--remotes', owned, '--public-key', TEAM_PUBLIC_KEY, '--token-stdin'];
  await runApiCommand('enrol-team', context, args, TEAM_TOKEN);
}
