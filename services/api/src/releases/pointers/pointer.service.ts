import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import type { PointerMove } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import { advanceMap, lockMap } from '../map/map-sequence.repository.ts';
import { ReleaseMapService } from '../map/release-map.service.ts';
import { liftQuarantine, NO_REASON, PLATFORM, quarantine } from '../policy/quarantine.repository.ts';
import { retiredIn } from '../retired.repository.ts';
import { TeamActor } from '../team-actor.ts';
import { channelsOf, endChannel, putChannel, recordChange } from './channels.repository.ts';
import { PointableReleases } from './pointable-releases.ts';
import { type PlannedMove, Pointers } from './pointer-moves.ts';
import { expectAllowed } from './promotion-rules.ts';
import { pathsEnding } from './paths-ending.ts';
import { forgetStopped } from './unfit.repository.ts';

export interface MovePlan {
  environment: string;
  actor: { id: string; name?: string };
  /** The reason where the person has given one; written to the history. */
  reason?: string | undefined;
  /** False for a generated reason: it cannot give out a release that was taken back. Default true. */
  isExplained?: boolean;
  /** Answers what the move would end, and moves nothing. */
  dryRun?: boolean | undefined;
  /** Called while nobody else can move a pointer of the environment. Throws AppError to refuse. */
  plan: (pointers: Pointers, manager: EntityManager) => PlannedMove[] | Promise<PlannedMove[]>;
}

interface WrittenMove {
  environment: string;
  sequence: number;
  pointers: Pointers;
  change: PlannedMove;
  actor: MovePlan['actor'];
}

/** The one way in which pointers move: all of a plan at one sequence of the map, or none. */
@Injectable()
export class PointerService {
  private readonly logger = new Logger(PointerService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly map: ReleaseMapService,
    private readonly history: HistoryService,
    private readonly pointable: PointableReleases,
  ) {}

  /** A plan that changes nothing moves nothing, and answers the sequence of now. */
  async move({
    environment,
    actor,
    reason,
    isExplained = true,
    dryRun = false,
    plan,
  }: MovePlan): Promise<PointerMove> {
    const { moves, sequence, ending } = await this.dataSource.transaction(async (manager) => {
      const current = await lockMap(manager, environment);
      const pointers = new Pointers(
        await channelsOf(manager, environment),
        await retiredIn(manager, environment),
      );
      const planned = await plan(pointers, manager);
      const moves = reason === undefined ? planned : planned.map((move) => ({ reason, ...move }));
      const changes = moves.filter((move) => changesSomething(pointers, move));
      const ending = await pathsEnding(manager, environment, changes);
      if (changes.length === 0 || dryRun) return { moves, sequence: current, ending };
      await this.pointable.expect(manager, environment, changes);
      const token = actor instanceof TeamActor ? actor.team : null;
      const explanation = isExplained ? reason : undefined;
      const asked = { environment, actor, token, pointers, reason: explanation };
      await expectAllowed(manager, changes, asked);
      const next = await advanceMap(manager, environment);
      for (const change of changes) {
        await this.write(manager, { environment, sequence: next, pointers, change, actor });
        await this.bar(manager, { environment, sequence: next, pointers, change, actor });
      }
      return { moves, sequence: next, ending };
    });
    const answer = {
      environment,
      releases: moves.map(({ remote, channel, version }) => ({ remote, channel, version })),
      sequence,
      ...ending,
    };
    if (dryRun) return answer;
    // The pointers have moved whether or not this process can show it yet; the watcher goes on trying.
    await this.map.refresh(environment).catch((error: unknown) => this.logger.error(error));
    return answer;
  }

  /**
   * Ends a canary that was found worse. False when another version is the canary by now, or none: nothing happens then.
   * @param reason sentence with the figures
   */
  async revertCanary(canary: {
    environment: string;
    remote: string;
    version: string;
    reason: string;
  }): Promise<boolean> {
    const { environment, remote, version, reason } = canary;
    const { releases } = await this.move({
      environment,
      actor: { id: 'system', name: PLATFORM },
      plan: (pointers) =>
        pointers.canary(remote)?.version === version
          ? [{ remote, channel: 'canary', version: null, action: 'automatic-rollback', reason }]
          : [],
    });
    if (releases.length === 0) return false;
    this.logger.warn(`${remote}@${version} is no canary any more: ${reason}`);
    return true;
  }

  /** What is taken back is barred until somebody gives it out again with a reason. */
  private async bar(
    manager: EntityManager,
    { environment, pointers, change, actor }: WrittenMove,
  ): Promise<void> {
    const { remote, channel, version, action, reason } = change;
    const by = actor.name ?? actor.id;
    const before = pointers.of(remote, channel)?.version;
    if (before !== undefined && (action === 'rollback' || action === 'automatic-rollback')) {
      const taken = { environment, remote, version: before };
      await quarantine(manager, taken, { by, reason: reason ?? NO_REASON });
    }
    if (version === null || reason === undefined || (action !== 'promote' && action !== 'canary')) return;
    await liftQuarantine(manager, { environment, remote, version }, { by, reason });
    await forgetStopped(manager, { environment, remote, version });
  }

  private async write(manager: EntityManager, written: WrittenMove): Promise<void> {
    const { environment, sequence, pointers, change, actor } = written;
    const { remote, channel, version, action, reason = null } = change;
    const before = pointers.of(remote, channel);
    if (version === null) await endChannel(manager, { environment, remote, channel });
    else {
      const isSame = before?.version === version;
      await putChannel(manager, {
        environment,
        remote,
        channel,
        version,
        share: change.share ?? null,
        salt: change.salt ?? null,
        target: change.target ?? null,
        endsAt: change.endsAt ?? null,
        since: isSame ? before.since : String(sequence),
        movedAt: isSame ? before.movedAt : new Date(),
        earlier: change.earlier ?? [],
      });
    }
    await recordChange(manager, {
      environment,
      remote,
      channel,
      action,
      reason,
      fromVersion: before?.version ?? null,
      toVersion: version,
      actor: actor.id,
      actorName: actor.name ?? null,
      share: change.share ?? null,
      sequence: String(sequence),
    });
    await this.history.record(manager, {
      actor: { id: actor.id, name: actor.name ?? actor.id },
      action: 'update',
      entity: 'release',
      entityId: `${remote}/${channel}`,
      title: `${remote} (${environment}, ${channel})`,
      before: {
        version: before?.version ?? null,
        share: before?.share ?? null,
        target: before?.target ?? null,
        reason: null,
      },
      after: { version, share: change.share ?? null, target: change.target ?? null, reason },
    });
  }
}

function changesSomething(pointers: Pointers, move: PlannedMove): boolean {
  const { remote, channel, version, share = null, target = null, endsAt } = move;
  const pointer = pointers.of(remote, channel);
  if (version === null) return pointer !== undefined;
  return (
    pointer?.version !== version ||
    pointer.share !== share ||
    !isDeepStrictEqual(pointer.target, target) ||
    pointer.endsAt?.getTime() !== endsAt?.getTime()
  );
}

/** The releases of the list in the order of the list. Throws 422 for one that is listed twice. */
export function expectEachOnce(remotes: readonly string[]): void {
  const twice = remotes.find((remote, index) => remotes.indexOf(remote) !== index);
  if (twice !== undefined) throw new AppError(422, `${twice} is named twice`);
}
