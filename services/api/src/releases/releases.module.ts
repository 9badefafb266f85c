import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { ArtifactStore } from './artifacts/artifact-store.ts';
import { FolderArtifactStore } from './artifacts/folder-artifact-store.ts';
import { RELEASE_ENTITIES } from './entities/release-entities.ts';
import { ManifestBodyLimit } from './manifest-body-limit.ts';
import { MapWatcher } from './map/map-watcher.ts';
import { ReleaseMapController } from './map/release-map.controller.ts';
import { ReleaseMapService } from './map/release-map.service.ts';
import { PromoteService } from './promote.service.ts';
import { PublishService } from './publish.service.ts';
import { ReleasesController } from './releases.controller.ts';
import { StatusService } from './status.service.ts';
import { TeamAuthenticator } from './team-authenticator.ts';
import { UploadService } from './upload.service.ts';

/** The release registry: takes releases of the teams and gives the shells the release map. */
@Module({
  imports: [TypeOrmModule.forFeature(RELEASE_ENTITIES)],
  controllers: [ReleasesController, ReleaseMapController],
  providers: [
    {
      provide: ArtifactStore,
      inject: [ApiConfig],
      useFactory: ({ artifactsDir }: ApiConfig) => new FolderArtifactStore(artifactsDir),
    },
    TeamAuthenticator,
    ManifestBodyLimit,
    UploadService,
    PublishService,
    PromoteService,
    StatusService,
    ReleaseMapService,
    MapWatcher,
  ],
})
export class ReleasesModule {}
