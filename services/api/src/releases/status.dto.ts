import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FAILURE_KINDS } from '@polden/api-contract';
import type {
  FailingRelease,
  FailureKind,
  PublishedVersion,
  RemoteSettings,
  RemoteStatus,
  RetiredRemote,
  SkippedVersion,
  StableAlarm,
  StoppedRelease,
  TakenBack,
} from '@polden/api-contract';
import { CanaryTargetDto } from './canary-target.dto.ts';
import { OpenPreviewDto } from './open-preview.dto.ts';
import { RemotePolicyDto, TeamMemberDto } from './policy/policy.dto.ts';

const KINDS = ['primary', 'essential', 'regular', 'shell'] as const;
const WHY_SKIPPED = ['barred', 'stopped', 'not-loaded', 'failed', 'pruned', 'paths-taken'] as const;

class GivenAgainDto {
  @ApiProperty()
  at: string;

  @ApiProperty()
  by: string;

  @ApiProperty()
  reason: string;
}

class TakenBackDto extends GivenAgainDto implements TakenBack {
  @ApiPropertyOptional({ description: 'By the platform itself' })
  automatic?: boolean;

  @ApiPropertyOptional({ description: 'False where nobody has written the reason' })
  explained?: boolean;

  @ApiProperty({ type: GivenAgainDto, nullable: true })
  again: GivenAgainDto | null;
}

class RetiredRemoteDto implements RetiredRemote {
  @ApiProperty({ description: 'What was stable last' })
  version: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty()
  by: string;

  @ApiProperty()
  reason: string;
}

class ApprovalStatusDto {
  @ApiProperty()
  by: string;

  @ApiProperty()
  until: string;
}

class StableAlarmDto implements StableAlarm {
  @ApiProperty()
  version: string;

  @ApiProperty()
  since: string;

  @ApiProperty()
  reason: string;
}

class StoppedReleaseDto implements StoppedRelease {
  @ApiProperty({ description: 'What it did last' })
  how: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty()
  shells: number;
}

class FailingReleaseDto implements FailingRelease {
  @ApiProperty({ enum: FAILURE_KINDS, description: 'load: it cannot be loaded; pages: it rests' })
  kind: FailureKind;

  @ApiProperty({ description: 'What failed last' })
  how: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty()
  shells: number;

  @ApiProperty({ description: 'Shells that are there' })
  of: number;
}

class SkippedVersionDto implements SkippedVersion {
  @ApiProperty()
  version: string;

  @ApiProperty({ enum: WHY_SKIPPED })
  why: SkippedVersion['why'];
}

class PublishedVersionDto implements PublishedVersion {
  @ApiProperty()
  version: string;

  @ApiProperty()
  publishedAt: string;

  @ApiProperty({ description: 'True when its files are gone' })
  pruned: boolean;

  @ApiProperty({ description: 'sha384-… of release.json' })
  integrity: string;

  @ApiProperty({ type: TakenBackDto, nullable: true })
  takenBack: TakenBackDto | null;

  @ApiProperty({
    type: StoppedReleaseDto,
    nullable: true,
    description: 'Shells have evaluated it no more because of what it did there',
  })
  stopped: StoppedReleaseDto | null;

  @ApiPropertyOptional({ type: FailingReleaseDto, nullable: true })
  failing?: FailingReleaseDto | null;

  @ApiPropertyOptional({ description: 'Errors on servers for which nobody waited, in 24 hours' })
  late?: number;

  @ApiProperty({ type: [ApprovalStatusDto], description: 'Good just now' })
  approvals: ApprovalStatusDto[];
}

class CanaryStatusDto {
  @ApiProperty()
  version: string;

  @ApiProperty()
  percent: number;

  @ApiProperty()
  since: string;

  @ApiProperty({ description: 'When it has been a canary for as long as the policy asks for' })
  bakedAt: string;

  @ApiProperty({ type: CanaryTargetDto, nullable: true, description: 'Null: everybody' })
  target: CanaryTargetDto | null;
}

export class RemoteStatusDto implements RemoteStatus {
  @ApiProperty()
  remote: string;

  @ApiProperty()
  team: string;

  @ApiProperty({ enum: KINDS })
  kind: (typeof KINDS)[number];

  @ApiProperty({ type: String, nullable: true })
  stable: string | null;

  @ApiPropertyOptional({
    type: RetiredRemoteDto,
    nullable: true,
    description: 'Taken out of service, and not promoted since',
  })
  retired?: RetiredRemoteDto | null;

  @ApiProperty({ type: String, nullable: true, description: 'What a rollback would make stable' })
  rollback: string | null;

  @ApiPropertyOptional({ type: [SkippedVersionDto], description: 'What a rollback passes over' })
  skipped?: SkippedVersionDto[];

  @ApiProperty({ type: CanaryStatusDto, nullable: true })
  canary: CanaryStatusDto | null;

  @ApiProperty({ type: [OpenPreviewDto] })
  previews: OpenPreviewDto[];

  @ApiProperty({ type: [PublishedVersionDto], description: 'Newest first' })
  versions: PublishedVersionDto[];

  @ApiProperty({ type: RemotePolicyDto })
  policy: RemotePolicyDto;

  @ApiProperty({ type: [TeamMemberDto] })
  members: TeamMemberDto[];

  @ApiProperty({ type: StableAlarmDto, nullable: true })
  alarm: StableAlarmDto | null;
}

export class RemoteSettingsDto implements RemoteSettings {
  @ApiProperty()
  remote: string;

  @ApiProperty()
  automaticRollback: boolean;

  @ApiProperty()
  minimumViews: number;

  @ApiProperty()
  tolerance: number;

  @ApiProperty()
  budgetBytes: number;
}
