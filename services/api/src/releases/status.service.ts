import { Injectable } from '@nestjs/common';
import type { RemoteStatus } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { releaseEnvironment } from './release-environment.ts';
import type { TeamActor } from './team-actor.ts';

@Injectable()
export class StatusService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  /** The remotes of the team, by name. */
  remotesOf(actor: TeamActor): Promise<RemoteStatus[]> {
    return this.dataSource.query<RemoteStatus[]>(
      `SELECT m.name AS remote, c.version AS stable,
         ARRAY(SELECT r.version FROM release r WHERE r.remote = m.name ORDER BY r.published_at DESC) AS versions
       FROM release_remote m
       LEFT JOIN release_channel c ON c.remote = m.name AND c.environment = $2 AND c.channel = 'stable'
       WHERE m.team = $1
       ORDER BY m.name`,
      [actor.team, releaseEnvironment(this.config)],
    );
  }
}
