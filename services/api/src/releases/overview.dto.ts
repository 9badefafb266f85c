import { ApiProperty } from '@nestjs/swagger';
import type { ReleaseOverview, VersionHealth } from '@polden/api-contract';
import { RemoteSettingsDto, RemoteStatusDto } from './status.dto.ts';

class VersionHealthDto implements VersionHealth {
  @ApiProperty()
  version: string;

  @ApiProperty({ description: 'Share of the page views of the remote, 0 to 1' })
  traffic: number;

  @ApiProperty()
  pages: number;

  @ApiProperty()
  failures: number;

  @ApiProperty()
  views: number;

  @ApiProperty()
  errors: number;

  @ApiProperty({ description: 'Reports on strings that its code made elements or scripts of' })
  untrusted: number;

  @ApiProperty({ type: Number, nullable: true })
  lcp: number | null;

  @ApiProperty({ type: Number, nullable: true })
  inp: number | null;

  @ApiProperty({ type: Number, nullable: true })
  cls: number | null;

  @ApiProperty({ type: [Number], description: 'Page views of each of the 24 hours, the oldest first' })
  hourly: number[];
}

class OverviewRemoteDto extends RemoteStatusDto {
  @ApiProperty({ type: RemoteSettingsDto, nullable: true })
  settings: RemoteSettingsDto | null;

  @ApiProperty({ description: 'Whether a release of it that somebody gets has pages for the staff' })
  isForStaff: boolean;

  @ApiProperty({ type: [VersionHealthDto] })
  health: VersionHealthDto[];
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
