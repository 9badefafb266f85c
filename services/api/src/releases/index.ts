export { AbTestModule } from './ab-test/ab-test.module.ts';
export { enrolTeam } from './enrolment/enrol-team.ts';
export { ENROL_USAGE, readEnrolment } from './enrolment/read-enrolment.ts';
export { RELEASE_ENTITIES } from './entities/release-entities.ts';
export { LogFrontModule } from './log-front/log-front.module.ts';
export { advanceAllMaps } from './map/map-sequence.repository.ts';
export { ReleasesModule } from './releases.module.ts';
export { TelemetryModule } from './telemetry/telemetry.module.ts';
