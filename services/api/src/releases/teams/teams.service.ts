import { Injectable } from '@nestjs/common';
import {
  type EnrolledTeam,
  type EnrolRemotes,
  type EnrolTeam,
  type IssuedToken,
  type ReleaseTeam as Team,
  StartError,
  type TeamKey,
  type TeamToken,
} from '@polden/api-contract';
import { readPublicKey } from '@polden/mfe-release';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../core/access/authenticators.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import { enrolKey, enrolRemotes, revokeKey } from '../enrolment/enrol-team.ts';
import type { ReleaseTeamKey } from '../entities/release-team-key.entity.ts';
import type { ReleaseTeamToken } from '../entities/release-team-token.entity.ts';
import { membersOfTeams } from '../policy/members.repository.ts';
import { allRemotes, moveRemotes } from '../remotes.repository.ts';
import { TeamActor } from '../team-actor.ts';
import { createTeamToken, hashTeamToken } from '../team-token.ts';
import {
  addTeam,
  addToken,
  allKeys,
  allTeams,
  allTokens,
  countValidTokens,
  isTeam,
  lockTeam,
  markTokenRevoked,
  tokenNamed,
  validKeysOf,
} from '../teams.repository.ts';

const FIRST_TOKEN = 'default';

/** Teams, the keys that sign their releases, and the tokens of their pipelines. */
@Injectable()
export class TeamsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: HistoryService,
  ) {}

  async list(): Promise<Team[]> {
    const { manager } = this.dataSource;
    const [teams, remotes, keys, tokens, members] = await Promise.all([
      allTeams(manager),
      allRemotes(manager),
      allKeys(manager),
      allTokens(manager),
      membersOfTeams(manager),
    ]);
    return teams.map(({ name }) => ({
      name,
      remotes: remotes
        .filter(({ team }) => team === name)
        .map(({ name: remote, kind }) => ({ name: remote, kind })),
      keys: keys.filter(({ team }) => team === name).map(keyOf),
      tokens: tokens.filter(({ team }) => team === name).map(tokenOf),
      members: members.get(name) ?? [],
    }));
  }

  /** Enters a new team with its first key and token. */
  async enrol(actor: Actor, { team, remotes, publicKey }: EnrolTeam): Promise<EnrolledTeam> {
    const token = await this.change(actor, team, 'add', async (manager) => {
      if (await isTeam(manager, team)) throw new AppError(409, `The team ${team} is enrolled already`);
      await addTeam(manager, team);
      await enrolKey(manager, team, expectKey(publicKey));
      await enrolRemotes(manager, team, remotes);
      return this.insertToken(manager, team, FIRST_TOKEN);
    });
    const enrolled = (await this.list()).find(({ name }) => name === team);
    if (!enrolled) throw new AppError(404, `There is no team ${team}`);
    return { ...enrolled, token };
  }

  /** Adds remotes to a team that is there; those of `moveFrom` change hands. */
  async enrolRemotes(actor: Actor, { team, remotes, moveFrom }: EnrolRemotes): Promise<Team> {
    await this.change(actor, team, 'update', async (manager) => {
      const names = remotes.map(({ name }) => name);
      if (moveFrom !== undefined) await moveRemotes(manager, names, { from: moveFrom, to: team });
      await enrolRemotes(manager, team, remotes);
      return { remotes: names, ...(moveFrom === undefined ? {} : { moveFrom }) };
    });
    const enrolled = (await this.list()).find(({ name }) => name === team);
    if (!enrolled) throw new AppError(404, `There is no team ${team}`);
    return enrolled;
  }

  enrolKey(actor: Actor, team: string, publicKey: string): Promise<TeamKey> {
    return this.change(actor, team, 'update', async (manager) =>
      keyOf(await enrolKey(manager, team, expectKey(publicKey))),
    );
  }

  /** Nothing that the key signs is taken from now on; what is published stays. */
  revokeKey(actor: Actor, team: string, keyId: string): Promise<TeamKey> {
    return this.change(actor, team, 'update', async (manager) => {
      const others = await validKeysOf(manager, team);
      expectNotLast(actor, others.filter((key) => key.keyId !== keyId).length, 'key');
      return keyOf(await revokeKey(manager, team, keyId));
    });
  }

  issueToken(actor: Actor, team: string, name: string): Promise<IssuedToken> {
    return this.change(actor, team, 'update', async (manager) => {
      if (await tokenNamed(manager, team, name))
        throw new AppError(409, `The team ${team} had a token ${name}: choose another name`);
      return this.insertToken(manager, team, name);
    });
  }

  revokeToken(actor: Actor, team: string, name: string): Promise<TeamToken> {
    return this.change(actor, team, 'update', async (manager) => {
      const token = await tokenNamed(manager, team, name);
      if (!token) throw new AppError(404, `The team ${team} has no token ${name}`);
      if (token.revokedAt) return tokenOf(token);
      const valid = await countValidTokens(manager, team);
      expectNotLast(actor, valid - 1, 'token');
      return tokenOf(await markTokenRevoked(manager, token));
    });
  }

  private async insertToken(manager: EntityManager, team: string, name: string): Promise<IssuedToken> {
    const token = createTeamToken();
    const added = await addToken(manager, { team, name, sha256: hashTeamToken(token) });
    return { ...tokenOf(added), token };
  }

  /** In one transaction with its record. A team changes its own keys and tokens only. */
  private async change<T extends object>(
    actor: Actor,
    team: string,
    action: 'add' | 'update',
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    if (actor instanceof TeamActor && actor.team !== team)
      throw new AppError(403, `The team ${actor.team} changes its own keys and tokens only`);
    try {
      return await this.dataSource.transaction(async (manager) => {
        // Of two revocations at once the second one has to see what the first has left.
        if (action === 'update' && !(await lockTeam(manager, team)))
          throw new AppError(404, `There is no team ${team}`);
        const result = await work(manager);
        const { token: _secret, ...facts } = result as T & { token?: unknown };
        const { id, name = id } = actor as Actor & { name?: string };
        await this.history.record(manager, {
          actor: { id, name },
          action,
          entity: 'release-team',
          entityId: team,
          title: `Команда ${team}`,
          before: null,
          after: facts,
        });
        return result;
      });
    } catch (error) {
      // Rules of enrolment that the command line shares.
      if (error instanceof StartError) throw new AppError(422, error.message);
      throw error;
    }
  }
}

function expectKey(text: string): string {
  try {
    readPublicKey(text);
    return text;
  } catch {
    throw new AppError(
      422,
      'The key is not an Ed25519 public key: use the one that mfe-release keygen prints',
    );
  }
}

/** A team cannot lock itself out; an administrator may. */
function expectNotLast(actor: Actor, left: number, what: string): void {
  if (left > 0 || !(actor instanceof TeamActor)) return;
  throw new AppError(422, `This is the last ${what} of the team: add another one first`);
}

function keyOf({ keyId, enrolledAt, revokedAt }: ReleaseTeamKey): TeamKey {
  return { keyId, enrolledAt: enrolledAt.toISOString(), revokedAt: revokedAt?.toISOString() ?? null };
}

function tokenOf({ name, issuedAt, lastUsedAt, revokedAt }: ReleaseTeamToken): TeamToken {
  return {
    name,
    issuedAt: issuedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
