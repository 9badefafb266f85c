import { type EntityManager, IsNull, LessThanOrEqual, Or } from 'typeorm';
import { ReleaseTeamKey } from './entities/release-team-key.entity.ts';
import { ReleaseTeamToken } from './entities/release-team-token.entity.ts';
import { ReleaseTeam } from './entities/release-team.entity.ts';

/** In the order of their names. */
export function allTeams(manager: EntityManager): Promise<ReleaseTeam[]> {
  return manager.find(ReleaseTeam, { order: { name: 'ASC' } });
}

/** Of all teams, the oldest first. */
export function allKeys(manager: EntityManager): Promise<ReleaseTeamKey[]> {
  return manager.find(ReleaseTeamKey, { order: { enrolledAt: 'ASC' } });
}

/** Of all teams, the oldest first. */
export function allTokens(manager: EntityManager): Promise<ReleaseTeamToken[]> {
  return manager.find(ReleaseTeamToken, { order: { issuedAt: 'ASC' } });
}

export function isTeam(manager: EntityManager, name: string): Promise<boolean> {
  return manager.existsBy(ReleaseTeam, { name });
}

export async function addTeam(manager: EntityManager, name: string): Promise<void> {
  await manager.insert(ReleaseTeam, { name });
}

/** A team that nobody else changes until the transaction ends; null without it. */
export function lockTeam(manager: EntityManager, name: string): Promise<ReleaseTeam | null> {
  return manager.findOne(ReleaseTeam, { where: { name }, lock: { mode: 'pessimistic_write' } });
}

/** Null of a key that no team has. */
export function keyById(manager: EntityManager, keyId: string): Promise<ReleaseTeamKey | null> {
  return manager.findOneBy(ReleaseTeamKey, { keyId });
}

/** Those that were not revoked. */
export function validKeysOf(manager: EntityManager, team: string): Promise<ReleaseTeamKey[]> {
  return manager.findBy(ReleaseTeamKey, { team, revokedAt: IsNull() });
}

export async function addKey(
  manager: EntityManager,
  key: Pick<ReleaseTeamKey, 'keyId' | 'team' | 'publicKey'>,
): Promise<ReleaseTeamKey> {
  await manager.insert(ReleaseTeamKey, { ...key, revokedAt: null });
  return manager.findOneByOrFail(ReleaseTeamKey, { keyId: key.keyId });
}

export function markKeyRevoked(manager: EntityManager, key: ReleaseTeamKey): Promise<ReleaseTeamKey> {
  return manager.save(Object.assign(key, { revokedAt: new Date() }));
}

/** Null when the team never had one of this name. */
export function tokenNamed(
  manager: EntityManager,
  team: string,
  name: string,
): Promise<ReleaseTeamToken | null> {
  return manager.findOneBy(ReleaseTeamToken, { team, name });
}

/** Null of a token that is nobody's, or was revoked. */
export function validToken(manager: EntityManager, sha256: string): Promise<ReleaseTeamToken | null> {
  return manager.findOneBy(ReleaseTeamToken, { sha256, revokedAt: IsNull() });
}

export function countValidTokens(manager: EntityManager, team: string): Promise<number> {
  return manager.countBy(ReleaseTeamToken, { team, revokedAt: IsNull() });
}

export async function addToken(
  manager: EntityManager,
  token: Pick<ReleaseTeamToken, 'team' | 'name' | 'sha256'>,
): Promise<ReleaseTeamToken> {
  await manager.insert(ReleaseTeamToken, { ...token, lastUsedAt: null, revokedAt: null });
  const { team, name } = token;
  return manager.findOneByOrFail(ReleaseTeamToken, { team, name });
}

/** Puts a token in the place of the one that has its name, if there is one. */
export async function replaceToken(
  manager: EntityManager,
  token: Pick<ReleaseTeamToken, 'team' | 'name' | 'sha256'>,
): Promise<void> {
  await manager.save(ReleaseTeamToken, {
    ...token,
    issuedAt: new Date(),
    lastUsedAt: null,
    revokedAt: null,
  });
}

export function markTokenRevoked(manager: EntityManager, token: ReleaseTeamToken): Promise<ReleaseTeamToken> {
  return manager.save(Object.assign(token, { revokedAt: new Date() }));
}

/** Unless a use after `before` is noted already. */
export async function noteTokenUse(
  manager: EntityManager,
  { team, name }: ReleaseTeamToken,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await manager.update(
    ReleaseTeamToken,
    { team, name, lastUsedAt: Or(IsNull(), LessThanOrEqual(before)) },
    { lastUsedAt: now },
  );
}
