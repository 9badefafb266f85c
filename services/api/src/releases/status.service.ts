import { Injectable } from '@nestjs/common';
import type { PointerHistory, RemoteStatus } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import type { Actor } from '../core/access/authenticators.ts';
import type { ChangeAction } from './entities/release-channel-change.entity.ts';
import { TeamActor } from './team-actor.ts';

const HISTORY_PAGE = 20;

interface ChangeRow {
  id: string;
  remote: string;
  channel: string;
  action: ChangeAction;
  from_version: string | null;
  to_version: string | null;
  actor: string;
  reason: string | null;
  sequence: string;
  changed_at: Date;
}

/** What is published, who gets it, and how that came about. */
@Injectable()
export class StatusService {
  constructor(private readonly dataSource: DataSource) {}

  /** The remotes of the team, or all of them for the staff, by name. */
  remotesOf(actor: Actor, environment: string): Promise<RemoteStatus[]> {
    return this.dataSource.query<RemoteStatus[]>(
      `SELECT m.name AS remote, m.team, m.kind, s.version AS stable, s.earlier[1] AS rollback,
         (SELECT json_build_object('version', c.version, 'percent', c.share / 100.0,
            'since', to_char(c.moved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          FROM release_channel c
          WHERE c.environment = $2 AND c.remote = m.name AND c.channel = 'canary') AS canary,
         COALESCE((SELECT json_agg(json_build_object('name', substr(p.channel, 9), 'version', p.version) ORDER BY p.channel)
          FROM release_channel p
          WHERE p.environment = $2 AND p.remote = m.name AND p.ends_at > now()), '[]') AS previews,
         COALESCE((SELECT json_agg(json_build_object('version', r.version,
            'publishedAt', to_char(r.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'pruned', d.version IS NOT NULL) ORDER BY r.published_at DESC)
          FROM release r LEFT JOIN release_pruned d ON d.remote = r.remote AND d.version = r.version
          WHERE r.remote = m.name), '[]') AS versions
       FROM release_remote m
       LEFT JOIN release_channel s ON s.remote = m.name AND s.environment = $2 AND s.channel = 'stable'
       WHERE $1::text IS NULL OR m.team = $1
       ORDER BY m.name`,
      [teamOf(actor), environment],
    );
  }

  /** Newest first, 20 a page; a page past the end is empty. */
  async history(
    actor: Actor,
    environment: string,
    { remote, page = 1 }: { remote?: string | undefined; page?: number | undefined },
  ): Promise<PointerHistory> {
    const filter = [teamOf(actor), environment, remote ?? null];
    const where = `FROM release_channel_change c JOIN release_remote m ON m.name = c.remote
       WHERE ($1::text IS NULL OR m.team = $1) AND c.environment = $2 AND ($3::text IS NULL OR c.remote = $3)`;
    const [rows, [total]] = await Promise.all([
      this.dataSource.query<ChangeRow[]>(
        `SELECT c.* ${where} ORDER BY c.id DESC LIMIT ${HISTORY_PAGE} OFFSET $4`,
        [...filter, (page - 1) * HISTORY_PAGE],
      ),
      this.dataSource.query<{ count: string }[]>(`SELECT count(*) ${where}`, filter),
    ]);
    return {
      items: rows.map((row) => ({
        id: Number(row.id),
        remote: row.remote,
        channel: row.channel,
        action: row.action,
        from: row.from_version,
        to: row.to_version,
        actor: row.actor,
        reason: row.reason,
        sequence: Number(row.sequence),
        changedAt: row.changed_at.toISOString(),
      })),
      pageCount: Math.ceil(Number(total?.count ?? 0) / HISTORY_PAGE),
    };
  }
}

/** Null for the staff, who see every remote. */
function teamOf(actor: Actor): string | null {
  return actor instanceof TeamActor ? actor.team : null;
}
