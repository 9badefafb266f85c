import { Injectable } from '@nestjs/common';
import type { PrunedReleases, PruneReleases } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../core/access/authenticators.ts';
import { ApiConfig } from '../core/config/api-config.ts';
import { ArtifactStore, type ReleaseRef } from './artifacts/artifact-store.ts';
import { lockAllMaps } from './map/map-sequence.repository.ts';
import { stableChannelsOf } from './pointers/channels.repository.ts';
import { waysBack } from './pointers/way-back.ts';
import { expectMayMove } from './policy/release-actor.ts';
import { lockRelease } from './release-lock.repository.ts';
import { markPruned, noteRemoved, versionsWithFiles } from './releases.repository.ts';

type Why = PrunedReleases['kept'][number]['why'];

/** Removes the files of versions that nobody needs; their names stay taken for ever. */
@Injectable()
export class PruneService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ArtifactStore,
    private readonly config: ApiConfig,
  ) {}

  /** May be repeated after a failure: what was marked and not removed is removed then. */
  async prune(actor: Actor, { remote, keepDays, dryRun = false }: PruneReleases): Promise<PrunedReleases> {
    const { manager } = this.dataSource;
    await expectMayMove(manager, actor, [remote]);
    const answer: PrunedReleases = { removed: [], kept: [] };
    for (const { version, why } of await this.withFiles(manager, remote, keepDays)) {
      const release = { remote, version };
      const stays = why ?? (dryRun ? null : await this.remove(actor, release, keepDays));
      if (stays === null) answer.removed.push(release);
      else answer.kept.push({ ...release, why: stays });
    }
    return answer;
  }

  private async withFiles(manager: EntityManager, remote: string, keepDays: number) {
    const { pathPlaces: places } = this.config.releases;
    const rollbacks = new Set<string>();
    for (const { environment, earlier } of await stableChannelsOf(manager, remote)) {
      const [way] = await waysBack(manager, { environment, places }, [{ remote, earlier }]);
      if (way?.rollback) rollbacks.add(way.rollback);
    }
    return versionsWithFiles(manager, remote, keepDays, [...rollbacks]);
  }

  /** Why it stays after all; null when it is gone. */
  private async remove(actor: Actor, release: ReleaseRef, keepDays: number): Promise<Why | null> {
    const why = await this.dataSource.transaction(async (manager) => {
      await lockRelease(manager, release);
      // A pointer may have moved to it meanwhile; moves after this find the mark.
      await lockAllMaps(manager);
      const rows = await this.withFiles(manager, release.remote, keepDays);
      const judged = rows.find(({ version }) => version === release.version);
      if (judged?.why) return judged.why;
      await markPruned(manager, release, actor.id);
      return null;
    });
    if (why) return why;
    await this.store.remove(release);
    await noteRemoved(this.dataSource.manager, release);
    return null;
  }
}
