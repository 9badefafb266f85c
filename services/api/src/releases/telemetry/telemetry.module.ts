import { Module } from '@nestjs/common';
import { ReleasesModule } from '../releases.module.ts';
import { StableWatch } from './alarm/stable-watch.ts';
import { BeaconQueue } from './beacon/beacon-queue.ts';
import { BeaconWriter } from './beacon/beacon-writer.ts';
import { BeaconController } from './beacon/beacon.controller.ts';
import { RemoteHealthController } from './health/health.controller.ts';
import { RemoteHealthService } from './health/health.service.ts';
import { ObservationsController } from './observations/observations.controller.ts';
import { ObservationsService } from './observations/observations.service.ts';
import { SignedBody } from './observations/signed-body.ts';
import { RollbackNotice } from './verdict/rollback-notice.ts';
import { CanaryJudge } from './verdict/canary-judge.ts';

/** What shells and browsers report on releases: counts it, shows it, and takes back a canary that is worse. */
@Module({
  imports: [ReleasesModule],
  controllers: [ObservationsController, BeaconController, RemoteHealthController],
  providers: [
    RollbackNotice,
    SignedBody,
    ObservationsService,
    BeaconWriter,
    BeaconQueue,
    RemoteHealthService,
    CanaryJudge,
    StableWatch,
  ],
})
export class TelemetryModule {}
