import { Injectable } from '@nestjs/common';
import type { PrunedReleases, PruneReleases } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import type { Actor } from '../core/access/authenticators.ts';
import { ArtifactStore, type ReleaseRef } from './artifacts/artifact-store.ts';
import { lockAllMaps } from './map/map-sequence.repository.ts';
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
  ) {}

  /** May be repeated after a failure: what was marked and not removed is removed then. */
  async prune(actor: Actor, { remote, keepDays, dryRun = false }: PruneReleases): Promise<PrunedReleases> {
    const { manager } = this.dataSource;
    await expectMayMove(manager, actor, [remote]);
    const answer: PrunedReleases = { removed: [], kept: [] };
    for (const { version, why } of await versionsWithFiles(manager, remote, keepDays)) {
      const release = { remote, version };
      const stays = why ?? (dryRun ? null : await this.remove(actor, release, keepDays));
      if (stays === null) answer.removed.push(release);
      else answer.kept.push({ ...release, why: stays });
    }
    return answer;
  }

  /** Why it stays after all; null when it is gone. */
  private async remove(actor: Actor, release: ReleaseRef, keepDays: number): Promise<Why | null> {
    const why = await this.dataSource.transaction(async (manager) => {
      await lockRelease(manager, release);
      // A pointer may have moved to it meanwhile; moves after this find the mark.
      await lockAllMaps(manager);
      const rows = await versionsWithFiles(manager, release.remote, keepDays);
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
