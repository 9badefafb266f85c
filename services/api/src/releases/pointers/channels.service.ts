import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  CanaryTarget,
  PointerMove,
  PromoteFrom,
  PromoteReleases,
  RollbackRemotes,
  SetCanary,
} from '@polden/api-contract';
import { BUCKETS } from '@polden/mfe-release';
import { DataSource } from 'typeorm';
import type { Actor } from '../../core/access/authenticators.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { ReleaseChannel } from '../entities/release-channel.entity.ts';
import { expectMayMove } from '../policy/release-actor.ts';
import { environmentOf } from '../release-environment.ts';
import { remotesOf } from '../remotes.repository.ts';
import { TeamActor } from '../team-actor.ts';
import { stableChannels } from './channels.repository.ts';
import { lastMoveOf } from './last-move.repository.ts';
import { movedMeanwhile } from './moved-meanwhile.ts';
import { nothingBefore } from './nothing-before.ts';
import {
  fitEarlier,
  MOST_COMPOSITIONS,
  type PlannedMove,
  type Pointers,
  promotion,
  rollback,
  versionsBefore,
} from './pointer-moves.ts';
import { expectEachOnce, PointerService } from './pointer.service.ts';
import { isRepeated } from './repeated-move.ts';
import { expectNotRetired } from './retirement.ts';
import { skippedVersions, unfitOf } from './unfit.repository.ts';
import { waysBackTogether } from './way-back.ts';

const PERCENT = BUCKETS / 100;

/** What teams and staff do with channels. */
@Injectable()
export class ChannelsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly pointers: PointerService,
  ) {}

  /** Makes published versions live, all at once; promoting live ones changes nothing. */
  async promote(
    actor: Actor,
    { environment, releases, from = [], reason, dryRun }: PromoteReleases,
  ): Promise<PointerMove> {
    const remotes = releases.map(({ remote }) => remote);
    expectEachOnce(remotes);
    await expectMayMove(this.dataSource.manager, actor, remotes);
    const here = environmentOf(this.config, environment);
    return this.pointers.move({
      environment: here,
      actor,
      reason,
      dryRun,
      plan: async (pointers, manager) => {
        for (const { remote, version } of releases) {
          const seen = from.find((it) => it.remote === remote);
          const standing = pointers.stable(remote)?.version ?? null;
          // It is where it was to go already: the same call again, or somebody else's of the same.
          if (seen === undefined || standing === seen.version || standing === version) continue;
          throw await movedMeanwhile(manager, { environment: here, remote, channel: 'stable' }, standing);
        }
        const unfit = await unfitOf(manager, here, versionsBefore(pointers, remotes));
        return releases.flatMap((release) => promotion(pointers, release, unfit));
      },
    });
  }

  /** Makes stable here what is stable in another environment of the registry: the same releases, hence the same bytes. */
  async promoteFrom(
    actor: Actor,
    { environment, from, remotes, seen = [], reason, dryRun }: PromoteFrom,
  ): Promise<PointerMove> {
    const [target, source] = [environmentOf(this.config, environment), environmentOf(this.config, from)];
    if (target === source)
      throw new AppError(422, `${target} is promoted from another environment, not from itself`);
    const there = await stableChannels(this.dataSource.manager, source, remotes);
    const missing = remotes?.find((name) => !there.some(({ remote }) => remote === name));
    if (missing !== undefined) throw new AppError(422, `${missing} has no stable version in ${source}`);
    // Without names a team means its own remotes.
    const own = await this.ownRemotes(
      actor,
      there.map(({ remote }) => remote),
    );
    const releases = there.filter(({ remote }) => own.includes(remote));
    for (const { remote, version } of releases) {
      const known = seen.find((it) => it.remote === remote)?.there ?? version;
      if (known !== version)
        throw new AppError(409, `${remote} is ${version} in ${source} by now, not ${known}`);
    }
    await expectMayMove(this.dataSource.manager, actor, remotes ?? own);
    return this.pointers.move({
      environment: target,
      actor,
      reason: reason ?? `from ${source}`,
      isExplained: reason !== undefined,
      dryRun,
      plan: async (pointers, manager) => {
        for (const { remote, here, there: asked } of seen) {
          const standing = pointers.stable(remote)?.version ?? null;
          if (standing !== here && standing !== asked)
            throw await movedMeanwhile(manager, { environment: target, remote, channel: 'stable' }, standing);
        }
        // What was taken out of service here comes back by its name only.
        const moved = releases.filter(
          ({ remote, version }) =>
            pointers.stable(remote)?.version !== version &&
            (remotes !== undefined || !pointers.retired(remote)),
        );
        const before = versionsBefore(
          pointers,
          moved.map(({ remote }) => remote),
        );
        const unfit = await unfitOf(manager, target, before);
        return moved.flatMap(({ remote, version }) => promotion(pointers, { remote, version }, unfit));
      },
    });
  }

  private async ownRemotes(actor: Actor, remotes: string[]): Promise<string[]> {
    if (!(actor instanceof TeamActor)) return remotes;
    const own = await remotesOf(this.dataSource.manager, actor.team, remotes);
    return own.map(({ name }) => name);
  }

  /** Starts, widens, narrows or ends (0 percent) a canary. */
  async setCanary(actor: Actor, canary: SetCanary): Promise<PointerMove> {
    const { environment, remote, version, percent, reason, dryRun } = canary;
    await expectMayMove(this.dataSource.manager, actor, [remote]);
    const share = Math.round(percent * PERCENT);
    const here = environmentOf(this.config, environment);
    return this.pointers.move({
      environment: here,
      actor,
      reason,
      dryRun,
      plan: async (pointers, manager) => {
        const running = pointers.canary(remote);
        if (share === 0) {
          expectRunning(running?.version, { remote, version });
          return [{ remote, channel: 'canary', version: null, action: 'end' }];
        }
        // Visitors are dealt releases by a shell, hence none of it: the judge would wait for them and take it back.
        if (remote === 'shell')
          throw new AppError(422, 'The shell has no canary: start it beside the live one, then promote it');
        const standing = running?.version ?? null;
        const isSo = standing === version && running?.share === share;
        if (canary.from !== undefined && standing !== canary.from && !isSo)
          throw await movedMeanwhile(manager, { environment: here, remote, channel: 'canary' }, standing);
        expectNotRetired(pointers, remote);
        const stable = pointers.stable(remote);
        if (!stable)
          throw new AppError(422, `${remote} has no stable version to compare with: promote one first`);
        if (stable.version === version)
          throw new AppError(422, `${remote}@${version} is stable already: everybody gets it`);
        const salt = running?.version === version ? (running.salt ?? randomUUID()) : randomUUID();
        const before = running?.version === version ? running.target : null;
        const target = canary.target === undefined ? before : canary.target && listsOf(canary.target);
        expectFewCompositions(pointers, remote, { share, target });
        return [
          { remote, channel: 'canary', version, action: 'canary', share, salt, ...(target && { target }) },
        ];
      },
    });
  }

  /** Takes remotes back to what was stable before, all at once; their canaries end. */
  async rollback(
    actor: Actor,
    { environment, remotes, from = [], reason, dryRun }: RollbackRemotes,
  ): Promise<PointerMove> {
    expectEachOnce(remotes);
    await expectMayMove(this.dataSource.manager, actor, remotes);
    const here = environmentOf(this.config, environment);
    return this.pointers.move({
      environment: here,
      actor,
      reason,
      dryRun,
      plan: async (pointers, manager) => {
        const standing: PlannedMove[] = [];
        const going: string[] = [];
        for (const remote of remotes) {
          const pointer = pointers.stable(remote);
          const stable = pointer?.version ?? null;
          const seen = from.find((it) => it.remote === remote)?.version ?? stable;
          const place = { environment: here, remote, channel: 'stable' } as const;
          const repeated = { action: 'rollback', from: seen } as const;
          const isDone = seen !== stable && isRepeated(await lastMoveOf(manager, place), actor, repeated);
          if (seen !== stable && !isDone) throw await movedMeanwhile(manager, place, stable);
          expectNotRetired(pointers, remote);
          if (isDone && pointer) standing.push(asItStands(pointer));
          else going.push(remote);
        }
        const unfit = await unfitOf(manager, here, versionsBefore(pointers, going));
        const before = going.map((remote) => ({ remote, earlier: fitEarlier(pointers, remote, unfit) }));
        const { pathPlaces: places } = this.config.releases;
        const ways = await waysBackTogether(manager, { environment: here, places }, before);
        const stuck = ways.find(({ rollback: target }) => target === null);
        if (stuck) {
          const stable = pointers.stable(stuck.remote)?.version ?? null;
          throw nothingBefore(stuck.remote, await skippedVersions(manager, here, [{ ...stuck, stable }]));
        }
        return [...standing, ...ways.flatMap((way) => rollback(pointers, way, unfit))];
      },
    });
  }
}

/** A move that changes nothing, for the answer to say what is so. */
function asItStands({ remote, channel, version, earlier }: ReleaseChannel): PlannedMove {
  return { remote, channel, version, action: 'rollback', earlier };
}

/** As it is stored: a DTO has all of its fields, the missing ones as undefined. */
function listsOf({ cities, hosts, variants }: CanaryTarget): CanaryTarget {
  return { ...(cities && { cities }), ...(hosts && { hosts }), ...(variants && { variants }) };
}

/** Each set of releases has kept pages of its own, and fewer visitors to compare. */
function expectFewCompositions(
  pointers: Pointers,
  remote: string,
  canary: { share: number; target: CanaryTarget | null },
): void {
  const { others, compositions } = pointers.compositionsWith(remote, canary);
  if (compositions > MOST_COMPOSITIONS)
    throw new AppError(
      422,
      `Too many canaries run at once (${others.join(', ')}): promote or end one of them first`,
    );
}

/** Somebody may have started another canary since this one was looked at. */
function expectRunning(
  running: string | undefined,
  { remote, version }: { remote: string; version: string },
): void {
  if (running === undefined || running === version) return;
  throw new AppError(409, `The canary of ${remote} is ${running} by now, not ${version}: end that one`);
}
