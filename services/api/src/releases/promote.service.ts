import { Injectable } from '@nestjs/common';
import type { PromotedRelease, PromoteRelease } from '@polden/api-contract';
import type { ReleaseManifest } from '@polden/mfe-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { AppError } from '../errors/app-error.ts';
import { ReleaseChannelChange } from './entities/release-channel-change.entity.ts';
import { ReleaseChannel } from './entities/release-channel.entity.ts';
import { Release } from './entities/release.entity.ts';
import { expectFreeRoutes } from './gate/release-gate.ts';
import { claimsOf, liveClaims } from './live-releases.ts';
import { advanceMap, lockMap } from './map/map-sequence.ts';
import { ReleaseMapService } from './map/release-map.service.ts';
import { releaseEnvironment } from './release-environment.ts';
import { expectOwnRemote } from './remote-ownership.ts';
import type { TeamActor } from './team-actor.ts';

/** Moves the pointers from which the release map is made. */
@Injectable()
export class PromoteService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly map: ReleaseMapService,
  ) {}

  /** Makes a published version live; promoting the live one changes nothing. */
  async promote(actor: TeamActor, promotion: PromoteRelease): Promise<PromotedRelease> {
    const sequence = await this.dataSource.transaction((manager) =>
      this.movePointer(manager, actor, promotion),
    );
    // The pointer has moved whether or not this process can show it yet; the watcher goes on trying.
    await this.map.refresh().catch(() => undefined);
    return { ...promotion, sequence };
  }

  private async movePointer(
    manager: EntityManager,
    actor: TeamActor,
    { remote, version, channel }: PromoteRelease,
  ): Promise<number> {
    const environment = releaseEnvironment(this.config);
    await expectOwnRemote(manager, actor, remote);
    const release = await manager.findOneBy(Release, { remote, version });
    if (!release)
      throw new AppError(422, `${remote}@${version} is not published: run mfe-release publish first`);
    const current = await lockMap(manager, environment);
    const pointer = await manager.findOneBy(ReleaseChannel, { environment, remote, channel });
    if (pointer?.version === version) return current;
    // The routes were free when it was published; another remote may have gone live with them since.
    const { routes } = JSON.parse(release.manifest) as ReleaseManifest;
    expectFreeRoutes(claimsOf(remote, routes), await liveClaims(manager, environment));
    const sequence = await advanceMap(manager, environment);
    await manager.save(ReleaseChannel, { environment, remote, channel, version });
    await manager.insert(ReleaseChannelChange, {
      environment,
      remote,
      channel,
      fromVersion: pointer?.version ?? null,
      toVersion: version,
      actor: actor.id,
      sequence: String(sequence),
    });
    return sequence;
  }
}
