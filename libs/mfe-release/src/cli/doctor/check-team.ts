import type { ReleaseTeam, RemoteStatus } from '@polden/api-contract';
import type { RegistryClient } from '../../publish/registry-client.ts';
import { RegistryError } from '../../publish/registry-error.ts';
import { keyIdOf } from '../../signed-text.ts';
import { keyFromEnvironment } from '../environment.ts';
import { bad, good, reasonOf, unknown, type Check } from './check.ts';

/** What the registry knows of the owner of the token. */
export interface TeamFacts {
  remotes: RemoteStatus[];
  /** Null when the registry does not show it. */
  team: ReleaseTeam | null;
}

/** Asks who the token is; the check tells why when it cannot be said. */
export async function readTeam(
  registry: () => RegistryClient,
): Promise<{ facts: TeamFacts | null; check: Check }> {
  if (!process.env['RELEASE_TOKEN']) return { facts: null, check: checkToken() };
  try {
    const client = registry();
    const remotes = await client.status();
    const teams = await client.teams().catch(() => []);
    const name = remotes[0]?.team;
    const team = teams.find((one) => one.name === name) ?? (teams.length === 1 ? (teams[0] ?? null) : null);
    const owner = name ?? team?.name;
    const found = owner === undefined ? 'the registry takes it' : `of the team ${owner}`;
    return { facts: { remotes, team }, check: good('token', found) };
  } catch (error) {
    const refused = error instanceof RegistryError && error.status !== null;
    const mend = refused
      ? 'ask an administrator for a new token: the old one was revoked or is of another registry'
      : 'set RELEASE_TOKEN to the token of your team';
    return { facts: null, check: bad('token', reasonOf(error), mend) };
  }
}

/** Whether there is one, where nobody can be asked whether it is good. */
export function checkToken(): Check {
  return process.env['RELEASE_TOKEN']
    ? unknown('token', 'RELEASE_TOKEN is set; whether it is good says the registry')
    : bad('token', 'RELEASE_TOKEN is not set', 'set RELEASE_TOKEN to the token of your team');
}

export function checkRemotes({ remotes }: TeamFacts): Check {
  const names = remotes.map(
    ({ remote, stable, retired }) => `${remote} (${stable ?? (retired ? 'retired' : 'not live')})`,
  );
  if (names.length > 0) return good('remotes', names.join(', '));
  return bad('remotes', 'none is enrolled', 'ask an administrator to enrol the remote for your team');
}

/** The key may be elsewhere: a pipeline signs in a step of its own. */
export async function checkKey(facts: TeamFacts | null): Promise<Check> {
  if (!process.env['RELEASE_KEY_FILE'])
    return unknown('key', 'RELEASE_KEY_FILE is not set: nothing is signed here');
  try {
    const keyId = keyIdOf(await keyFromEnvironment());
    if (!facts?.team)
      return unknown('key', `${keyId} is readable; the registry does not show the keys of the team`);
    const enrolled = facts.team.keys.find((key) => key.keyId === keyId);
    if (enrolled && enrolled.revokedAt === null) return good('key', `${keyId} is enrolled`);
    if (enrolled)
      return bad('key', `${keyId} was revoked`, 'make a new key with keygen and have it enrolled');
    return bad('key', `${keyId} is not enrolled`, 'have the public key that keygen printed enrolled');
  } catch (error) {
    return bad('key', reasonOf(error), 'name the file that mfe-release keygen wrote');
  }
}
