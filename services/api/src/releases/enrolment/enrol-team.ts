import type { RemoteKind, ShellName } from '@polden/mfe-contract';
import { keyIdOf, readPublicKey } from '@polden/mfe-release';
import type { DataSource, EntityManager } from 'typeorm';
import { StartError } from '@polden/api-contract';
import type { ReleaseTeamKey } from '../entities/release-team-key.entity.ts';
import { advanceMap } from '../map/map-sequence.repository.ts';
import { environmentsOf } from '../releases.repository.ts';
import { addRemote, allRemotes, changeKind, remoteNamed } from '../remotes.repository.ts';
import { createTeamToken, hashTeamToken } from '../team-token.ts';
import {
  addKey,
  addTeam,
  isTeam,
  keyById,
  markKeyRevoked,
  replaceToken,
  tokenNamed,
} from '../teams.repository.ts';

export interface Enrolment {
  team: string;
  remotes: { name: string; kind: RemoteKind | ShellName }[];
  /** base64 of the SPKI DER, or PEM; null leaves the keys as they are. */
  publicKey: string | null;
  /** Ids of keys that sign nothing from now on. */
  revokedKeys: string[];
  /** Leaves remotes that another team has as they are, instead of refusing all. Default false. */
  leavesOthers?: boolean;
  /** Of the team's first pipeline, in place of the one before; null makes one for a new team only. */
  token: string | null;
}

/**
 * Creates or updates a team, its key and its remotes; the same enrolment again changes nothing. A new key stands beside
 * the old ones until those are revoked. Answers the token that was set; null when the team keeps those that it has.
 * Throws StartError when a remote or a key is another team's.
 */
export async function enrolTeam(dataSource: DataSource, enrolment: Enrolment): Promise<string | null> {
  return dataSource.transaction(async (manager) => {
    const { team, remotes, publicKey, revokedKeys, leavesOthers = false } = enrolment;
    const isNew = !(await isTeam(manager, team));
    const token = enrolment.token ?? (isNew ? createTeamToken() : null);
    if (isNew) await addTeam(manager, team);
    if (token !== null) await setFirstToken(manager, team, token);
    if (publicKey !== null) await enrolKey(manager, team, publicKey);
    for (const keyId of revokedKeys) await revokeKey(manager, team, keyId);
    await enrolRemotes(manager, team, leavesOthers ? await notOfOthers(manager, team, remotes) : remotes);
    return token;
  });
}

async function notOfOthers(
  manager: EntityManager,
  team: string,
  remotes: Enrolment['remotes'],
): Promise<Enrolment['remotes']> {
  const enrolled = await allRemotes(manager);
  const foreign = enrolled.filter((remote) => remote.team !== team).map(({ name }) => name);
  return remotes.filter(({ name }) => !foreign.includes(name));
}

async function setFirstToken(manager: EntityManager, team: string, token: string): Promise<void> {
  const row = { team, name: 'default', sha256: hashTeamToken(token) };
  const known = await tokenNamed(manager, team, row.name);
  if (known?.sha256 === row.sha256 && known.revokedAt === null) return;
  await replaceToken(manager, row);
}

/** Throws StartError when the key is another team's or was revoked. */
export async function enrolKey(manager: EntityManager, team: string, text: string): Promise<ReleaseTeamKey> {
  const key = readPublicKey(text);
  const keyId = keyIdOf(key);
  const enrolled = await keyById(manager, keyId);
  if (enrolled?.revokedAt) throw new StartError(`The key ${keyId} was revoked: make a new one`);
  if (enrolled && enrolled.team !== team)
    throw new StartError(`The key ${keyId} belongs to the team ${enrolled.team}`);
  if (enrolled) return enrolled;
  const publicKey = key.export({ type: 'spki', format: 'der' }).toString('base64');
  return addKey(manager, { keyId, team, publicKey });
}

/** Throws StartError when the team has no such key. */
export async function revokeKey(
  manager: EntityManager,
  team: string,
  keyId: string,
): Promise<ReleaseTeamKey> {
  const enrolled = await keyById(manager, keyId);
  if (enrolled?.team !== team) throw new StartError(`The team ${team} has no key ${keyId}`);
  if (enrolled.revokedAt) return enrolled;
  return markKeyRevoked(manager, enrolled);
}

/** Throws StartError when a remote is another team's. */
export async function enrolRemotes(
  manager: EntityManager,
  team: string,
  remotes: Enrolment['remotes'],
): Promise<void> {
  for (const remote of remotes) await enrolRemote(manager, team, remote);
}

async function enrolRemote(
  manager: EntityManager,
  team: string,
  { name, kind }: Enrolment['remotes'][number],
) {
  if ((name === 'shell') !== (kind === 'shell'))
    throw new StartError(
      `${name} cannot be ${kind}: the shell is enrolled as shell:shell, and only the shell`,
    );
  const enrolled = await remoteNamed(manager, name);
  if (enrolled && enrolled.team !== team)
    throw new StartError(
      `${name} belongs to the team ${enrolled.team}: to take it over, add --move-from ${enrolled.team}`,
    );
  if (enrolled?.kind === kind) return;
  if (enrolled) await changeKind(manager, { name, kind });
  else await addRemote(manager, { name, team, kind });
  // The release map names the kind.
  for (const environment of await environmentsOf(manager, name)) await advanceMap(manager, environment);
}
