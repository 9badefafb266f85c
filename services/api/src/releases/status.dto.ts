import { ApiProperty } from '@nestjs/swagger';
import type {
  PointerChange,
  PointerHistory,
  PublishedVersion,
  ReleaseOverview,
  RemoteSettings,
  RemoteStatus,
} from '@polden/api-contract';
import { CanaryTargetDto } from './canary-target.dto.ts';

const KINDS = ['primary', 'essential', 'regular', 'shell'] as const;
const ACTIONS = ['promote', 'canary', 'rollback', 'preview', 'end', 'automatic-rollback'] as const;

class PublishedVersionDto implements PublishedVersion {
  @ApiProperty()
  version: string;

  @ApiProperty()
  publishedAt: string;

  @ApiProperty({ description: 'True when its files are gone' })
  pruned: boolean;
}

class CanaryStatusDto {
  @ApiProperty()
  version: string;

  @ApiProperty()
  percent: number;

  @ApiProperty()
  since: string;

  @ApiProperty({ type: CanaryTargetDto, nullable: true, description: 'Null: everybody' })
  target: CanaryTargetDto | null;
}

class PreviewStatusDto {
  @ApiProperty()
  name: string;

  @ApiProperty()
  version: string;
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

  @ApiProperty({ type: String, nullable: true, description: 'What a rollback would make stable' })
  rollback: string | null;

  @ApiProperty({ type: CanaryStatusDto, nullable: true })
  canary: CanaryStatusDto | null;

  @ApiProperty({ type: [PreviewStatusDto] })
  previews: PreviewStatusDto[];

  @ApiProperty({ type: [PublishedVersionDto], description: 'Newest first' })
  versions: PublishedVersionDto[];
}

class PointerChangeDto implements PointerChange {
  @ApiProperty()
  id: number;

  @ApiProperty()
  remote: string;

  @ApiProperty({ example: 'stable' })
  channel: string;

  @ApiProperty({ enum: ACTIONS })
  action: (typeof ACTIONS)[number];

  @ApiProperty({ type: String, nullable: true })
  from: string | null;

  @ApiProperty({ type: String, nullable: true })
  to: string | null;

  @ApiProperty({ example: 'team:lending' })
  actor: string;

  @ApiProperty({ type: String, nullable: true })
  reason: string | null;

  @ApiProperty()
  sequence: number;

  @ApiProperty()
  changedAt: string;
}

export class PointerHistoryDto implements PointerHistory {
  @ApiProperty({ type: [PointerChangeDto] })
  items: PointerChangeDto[];

  @ApiProperty()
  pageCount: number;
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

class OverviewRemoteDto extends RemoteStatusDto {
  @ApiProperty({ type: RemoteSettingsDto, nullable: true })
  settings: RemoteSettingsDto | null;
}

class SharedRangeDto {
  @ApiProperty()
  remote: string;

  @ApiProperty()
  range: string;

  @ApiProperty()
  met: boolean;
}

class SharedPackageDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ type: String, nullable: true })
  shell: string | null;

  @ApiProperty({ type: [SharedRangeDto] })
  remotes: SharedRangeDto[];
}

class OwnedRouteDto {
  @ApiProperty()
  path: string;

  @ApiProperty()
  remote: string;

  @ApiProperty()
  layout: string;
}

export class ReleaseOverviewDto implements ReleaseOverview {
  @ApiProperty()
  environment: string;

  @ApiProperty({ type: [String] })
  environments: string[];

  @ApiProperty()
  sequence: number;

  @ApiProperty()
  changedAt: string;

  @ApiProperty({ type: [OverviewRemoteDto] })
  remotes: OverviewRemoteDto[];

  @ApiProperty({ type: [SharedPackageDto] })
  shared: SharedPackageDto[];

  @ApiProperty({ type: [OwnedRouteDto] })
  routes: OwnedRouteDto[];
}
