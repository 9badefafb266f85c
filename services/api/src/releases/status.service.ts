import { Injectable } from '@nestjs/common';
import type { PointerHistory, RemoteStatus } from '@polden/api-contract';
import { BUCKETS } from '@polden/mfe-release';
import { DataSource } from 'typeorm';
import type { Actor } from '../core/access/authenticators.ts';
import { ApiConfig } from '../core/config/api-config.ts';
import { countChanges, pageOfChanges, remotesOfTeam } from './status.repository.ts';
import { expectMayRead } from './policy/release-actor.ts';
import { TeamActor } from './team-actor.ts';

const HISTORY_PAGE = 20;
const PERCENT = BUCKETS / 100;

/** What is published, who gets it, and how that came about. */
@Injectable()
export class StatusService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  /** The remotes of the team, or all of them for the staff, by name. */
  remotesOf(actor: Actor, environment: string): Promise<RemoteStatus[]> {
    const { pathPlaces: places } = this.config.releases;
    return remotesOfTeam(this.dataSource.manager, teamOf(actor), { environment, places });
  }

  /** Newest first, 20 a page; a page past the end is empty. */
  async history(
    actor: Actor,
    environment: string,
    { remote, page = 1 }: { remote?: string | undefined; page?: number | undefined },
  ): Promise<PointerHistory> {
    const { manager } = this.dataSource;
    // An empty list would say that nothing has ever happened to it.
    if (remote !== undefined) await expectMayRead(manager, actor, remote);
    const filter = { team: teamOf(actor), environment, remote: remote ?? null };
    const [rows, total] = await Promise.all([
      pageOfChanges(manager, filter, { page, size: HISTORY_PAGE }),
      countChanges(manager, filter),
    ]);
    return {
      items: rows.map((row) => ({
        id: Number(row.id),
        remote: row.remote,
        channel: row.channel,
        action: row.action,
        from: row.from_version,
        to: row.to_version,
        percent: row.share === null ? null : row.share / PERCENT,
        actor: row.actor,
        actorName: row.actor_name,
        reason: row.reason,
        sequence: Number(row.sequence),
        changedAt: row.changed_at.toISOString(),
      })),
      pageCount: Math.ceil(total / HISTORY_PAGE),
    };
  }
}

/** Null for the staff, who see every remote. */
function teamOf(actor: Actor): string | null {
  return actor instanceof TeamActor ? actor.team : null;
}
