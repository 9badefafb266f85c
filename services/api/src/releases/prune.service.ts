import { Injectable } from '@nestjs/common';
import type { PrunedReleases, PruneReleases } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../core/access/authenticators.ts';
import { ArtifactStore, type ReleaseRef } from './artifacts/artifact-store.ts';
import { ReleasePruned } from './entities/release-pruned.entity.ts';
import { expectMayMove } from './release-actor.ts';
import { lockRelease } from './release-lock.ts';

type Why = PrunedReleases['kept'][number]['why'];

interface Row {
  version: string;
  why: Why | null;
}

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
    for (const { version, why } of await this.judge(manager, remote, keepDays)) {
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
      // Somebody may have pointed to it meanwhile; whoever moves a pointer after this finds the mark.
      await manager.query('SELECT FROM release_map_sequence ORDER BY environment FOR UPDATE');
      const rows = await this.judge(manager, release.remote, keepDays);
      const judged = rows.find(({ version }) => version === release.version);
      if (judged?.why) return judged.why;
      await manager
        .createQueryBuilder()
        .insert()
        .into(ReleasePruned)
        .values({ ...release, actor: actor.id })
        .orIgnore()
        .execute();
      // A rollback goes to what is there.
      await manager.query(
        'UPDATE release_channel SET earlier = array_remove(earlier, $2) WHERE remote = $1 AND $2 = ANY (earlier)',
        [release.remote, release.version],
      );
      return null;
    });
    if (why) return why;
    await this.store.remove(release);
    await this.dataSource.manager.update(ReleasePruned, release, { removedAt: new Date() });
    return null;
  }

  /** Every version whose files may still be there, newest first; `why` it stays, or null. In any environment. */
  private judge(manager: EntityManager, remote: string, keepDays: number): Promise<Row[]> {
    return manager.query<Row[]>(
      `SELECT r.version, CASE
         WHEN p.version IS NOT NULL THEN NULL
         WHEN EXISTS (SELECT FROM release_channel c WHERE c.remote = r.remote AND c.version = r.version AND c.channel = 'stable')
           THEN 'stable'
         WHEN EXISTS (SELECT FROM release_channel c WHERE c.remote = r.remote AND c.version = r.version AND c.channel = 'canary')
           THEN 'canary'
         WHEN EXISTS (SELECT FROM release_channel c WHERE c.remote = r.remote AND c.version = r.version AND c.ends_at > now())
           THEN 'preview'
         WHEN EXISTS (SELECT FROM release_channel c WHERE c.remote = r.remote AND c.earlier[1] = r.version)
           THEN 'rollback'
         WHEN r.published_at > now() - make_interval(days => $2) THEN 'recent'
       END AS why
       FROM release r
       LEFT JOIN release_pruned p ON p.remote = r.remote AND p.version = r.version
       WHERE r.remote = $1 AND p.removed_at IS NULL
       ORDER BY r.published_at DESC`,
      [remote, keepDays],
    );
  }
}
