import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiConfig } from '../core/config/api-config.ts';
import { ArtifactStore } from './artifacts/artifact-store.ts';
import { openArtifactStore } from './artifacts/open-artifact-store.ts';
import { ChannelsController } from './channels.controller.ts';
import { RELEASE_ENTITIES } from './entities/release-entities.ts';
import { ManifestBodyLimit } from './manifest-body-limit.ts';
import { MapWatcher } from './map/map-watcher.ts';
import { ReleaseMapController } from './map/release-map.controller.ts';
import { ReleaseMapService } from './map/release-map.service.ts';
import { OverviewController } from './overview.controller.ts';
import { OverviewService } from './overview.service.ts';
import { ChannelsService } from './pointers/channels.service.ts';
import { PointableReleases } from './pointers/pointable-releases.ts';
import { PointerService } from './pointers/pointer.service.ts';
import { PreviewsService } from './pointers/previews.service.ts';
import { RetirementService } from './pointers/retirement.service.ts';
import { PolicyController } from './policy/policy.controller.ts';
import { PolicyService } from './policy/policy.service.ts';
import { PruneService } from './prune.service.ts';
import { PublishService } from './publish.service.ts';
import { ReleasesController } from './releases.controller.ts';
import { SettingsService } from './settings.service.ts';
import { StatusService } from './status.service.ts';
import { TeamAuthenticator } from './team-authenticator.ts';
import { TeamsController } from './teams/teams.controller.ts';
import { TeamsService } from './teams/teams.service.ts';
import { TellClaimedPaths } from './tell-claimed-paths.ts';
import { UploadRetentionWorker } from './upload-retention.worker.ts';
import { UploadService } from './upload.service.ts';

/** The release registry: takes releases of the teams and gives the shells the release map. */
@Module({
  imports: [TypeOrmModule.forFeature(RELEASE_ENTITIES)],
  controllers: [
    ReleasesController,
    ChannelsController,
    OverviewController,
    TeamsController,
    ReleaseMapController,
    PolicyController,
  ],
  providers: [
    {
      provide: ArtifactStore,
      inject: [ApiConfig],
      useFactory: ({ artifacts }: ApiConfig) => openArtifactStore(artifacts),
    },
    TeamAuthenticator,
    ManifestBodyLimit,
    UploadService,
    UploadRetentionWorker,
    PublishService,
    PointableReleases,
    PointerService,
    ChannelsService,
    PreviewsService,
    RetirementService,
    PruneService,
    StatusService,
    OverviewService,
    SettingsService,
    TeamsService,
    PolicyService,
    ReleaseMapService,
    MapWatcher,
    TellClaimedPaths,
  ],
  exports: [PointerService],
})
export class ReleasesModule {}
