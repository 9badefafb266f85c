import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import type { PointerMove } from '@polden/api-contract';
import type { ReleaseManifest, ShellManifest } from '@polden/mfe-contract';
import { integrityOf } from '@polden/mfe-release';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { HistoryService } from '../../history/index.ts';
import { ArtifactStore, type ReleaseRef } from '../artifacts/artifact-store.ts';
import { refusal } from '../gate/refuse.ts';
import { expectFitsShells, expectShellFits } from '../gate/fitness.ts';
import { expectFreeRoutes } from '../gate/release-gate.ts';
import { claimsOf, liveClaims } from '../live-releases.repository.ts';
import { advanceMap, lockMap } from '../map/map-sequence.repository.ts';
import { teamOf } from '../remote-ownership.ts';
import { ReleaseMapService } from '../map/release-map.service.ts';
import { consentsFor } from '../policy/consents.repository.ts';
import { liftQuarantine, NO_REASON, PLATFORM, quarantine } from '../policy/quarantine.repository.ts';
import { isPruned, publishedRelease } from '../releases.repository.ts';
import { TeamActor } from '../team-actor.ts';
import { channelsOf, endChannel, putChannel, recordChange } from './channels.repository.ts';
import { type PlannedMove, Pointers } from './pointer-moves.ts';
import { expectAllowed } from './promotion-rules.ts';
import { forgetStopped } from './unfit.repository.ts';

export interface MovePlan {
  environment: string;
  actor: { id: string; name?: string };
  /** The reason where the person has given one; written to the history. */
  reason?: string | undefined;
  /** False for a generated reason: it cannot give out a release that was taken back. Default true. */
  isExplained?: boolean;
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
    private readonly config: ApiConfig,
    private readonly store: ArtifactStore,
  ) {}

  /** A plan that changes nothing moves nothing, and answers the sequence of now. */
  async move({ environment, actor, reason, isExplained = true, plan }: MovePlan): Promise<PointerMove> {
    const { moves, sequence, endedPages } = await this.dataSource.transaction(async (manager) => {
      const current = await lockMap(manager, environment);
      const pointers = new Pointers(await channelsOf(manager, environment));
      const planned = await plan(pointers, manager);
      const moves = reason === undefined ? planned : planned.map((move) => ({ reason, ...move }));
      const changes = moves.filter((move) => changesSomething(pointers, move));
      if (changes.length === 0) return { moves, sequence: current, endedPages: [] };
      await this.expectPointable(manager, environment, changes);
      const token = actor instanceof TeamActor ? actor.team : null;
      const explanation = isExplained ? reason : undefined;
      const asked = { environment, actor, token, pointers, reason: explanation };
      await expectAllowed(manager, changes, asked);
      const pathsBefore = await livePaths(manager, environment);
      const next = await advanceMap(manager, environment);
      for (const change of changes) {
        await this.write(manager, { environment, sequence: next, pointers, change, actor });
        await this.bar(manager, { environment, sequence: next, pointers, change, actor });
      }
      const paths = new Set(await livePaths(manager, environment));
      return { moves, sequence: next, endedPages: pathsBefore.filter((path) => !paths.has(path)) };
    });
    // The pointers have moved whether or not this process can show it yet; the watcher goes on trying.
    await this.map.refresh(environment).catch((error: unknown) => this.logger.error(error));
    return {
      environment,
      releases: moves.map(({ remote, channel, version }) => ({ remote, channel, version })),
      sequence,
      endedPages,
    };
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

  /** Refuses versions that are missing, have lost their files, or claim another remote's paths. */
  private async expectPointable(
    manager: EntityManager,
    environment: string,
    changes: readonly PlannedMove[],
  ): Promise<void> {
    const targets = changes.flatMap(({ remote, version, action }) =>
      version === null ? [] : [{ remote, version, action }],
    );
    // The paths were free when it was published; another remote may have gone live with them since.
    const others = await liveClaims(manager, environment, changes);
    const together: ReturnType<typeof claimsOf>[] = [];
    for (const { remote, version, action } of targets) {
      const release = await publishedRelease(manager, { remote, version });
      if (!release)
        throw new AppError(422, `${remote}@${version} is not published: run mfe-release publish first`);
      if (await isPruned(manager, { remote, version }))
        throw new AppError(
          422,
          `The files of ${remote}@${version} were removed: publish it as a new version`,
        );
      // Shells may still have what they have run before: going back waits for nothing.
      if (action !== 'rollback') await this.expectFiles({ remote, version }, release.manifest);
      if (remote === 'shell') {
        await expectShellFits(manager, environment, JSON.parse(release.manifest) as ShellManifest);
        continue;
      }
      const manifest = JSON.parse(release.manifest) as ReleaseManifest;
      await expectFitsShells(manager, environment, manifest, this.config.releases.shellRollbackHours);
      const claims = claimsOf(remote, await teamOf(manager, remote), manifest.routes);
      const taken = [...others, ...together];
      // What was live with a consent may be gone back to without it.
      const consents =
        action === 'rollback' ? taken.flatMap(({ paths }) => paths) : await consentsFor(manager, remote);
      expectFreeRoutes(claims, taken, this.config.releases.pathPlaces, consents);
      together.push(claims);
    }
  }

  /** What no shell could load must not look live. */
  private async expectFiles(release: ReleaseRef, manifest: string): Promise<void> {
    const { files } = JSON.parse(manifest) as Pick<ReleaseManifest, 'files'>;
    const shown = new Set(await this.store.shown(release));
    const missing = Object.keys(files).filter((path) => !shown.has(path));
    const { remote, version } = release;
    if (missing.length === 0) {
      const changed = await this.changedOf(release, files);
      if (changed === null) return;
      throw refusal(
        'files-missing',
        `${changed} of ${remote}@${version} is not what was published any more, and no shell would run it. Publish it as a new version, or have the artifact store mended`,
      );
    }
    const others = missing.length === 1 ? '' : ` and ${missing.length - 1} more`;
    throw refusal(
      'files-missing',
      `The files of ${remote}@${version} are not where shells read them: ${missing[0]}${others}. Publish it as a new version, or have the artifact store mended`,
    );
  }

  /** Path of a server file that is other than it was; browsers check theirs themselves, and shells would refuse these. */
  private async changedOf(release: ReleaseRef, files: Record<string, string>): Promise<string | null> {
    for (const [path, integrity] of Object.entries(files)) {
      if (!path.startsWith('server/')) continue;
      const bytes = await this.store.read(release, path);
      if (bytes === null || integrityOf(bytes) !== integrity) return path;
    }
    return null;
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

async function livePaths(manager: EntityManager, environment: string): Promise<string[]> {
  const claims = await liveClaims(manager, environment);
  return [...new Set(claims.flatMap(({ paths }) => paths))];
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
