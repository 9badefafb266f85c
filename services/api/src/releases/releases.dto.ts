import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import type {
  PreviewLink,
  PromoteFrom,
  PromoteReleases,
  PrunedReleases,
  PruneReleases,
  PublishedRelease,
  PublishRelease,
  ReleaseName,
  ReleaseUpload,
  RemovePreview,
  RetireRemote,
  RollbackRemotes,
  SetCanary,
  SetPreview,
  SignedText,
} from '@polden/api-contract';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ListOf, ObjectOf } from '../core/dto/nested.ts';
import { MayBeAbsent } from '../core/dto/validators.ts';
import { CanaryTargetDto } from './canary-target.dto.ts';
import {
  AreRemotes,
  IsEnvironment,
  IsPath,
  IsReason,
  IsRemote,
  IsShortName,
  IsVersion,
} from './release-fields.ts';
import { EnvironmentQuery } from './releases.query.ts';
import { SeenDifferenceDto, StandingReleaseDto } from './standing-release.dto.ts';

const MAX_SIGNATURE_LENGTH = 200;
/** One move may take every remote of a site. */
const MAX_REMOTES = 100;
const MAX_PREVIEW_HOURS = 168;
const MAX_KEEP_DAYS = 3_650;
const WHY_KEPT = ['stable', 'canary', 'preview', 'rollback', 'retired', 'recent'] as const;

export class ReleaseQuery implements ReleaseName {
  @ApiProperty({ example: 'mfe-lending' })
  @IsRemote()
  remote: string;

  @ApiProperty({ example: '1.4.0' })
  @IsVersion()
  version: string;
}

export class ReleaseFileQuery extends ReleaseQuery {
  @ApiProperty({ example: 'client/remoteEntry.js' })
  @IsPath()
  path: string;
}

export class ReleaseUploadDto implements ReleaseUpload {
  @ApiProperty({ type: String, nullable: true })
  published: string | null;

  @ApiProperty({ description: 'Whether it was published and its files were removed since' })
  pruned: boolean;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  files: Record<string, string>;
}

export class UploadedFileDto {
  @ApiProperty({ description: 'sha384-… of what arrived' })
  integrity: string;
}

export class SignedTextDto implements SignedText {
  @ApiProperty({ description: 'JSON, as it was signed' })
  @IsString()
  text: string;

  @ApiProperty({ description: 'base64 of the Ed25519 signature' })
  @IsString()
  @MaxLength(MAX_SIGNATURE_LENGTH)
  signature: string;

  @ApiProperty({ example: '0f1e2d3c4b5a6978' })
  @IsString()
  @MaxLength(MAX_SIGNATURE_LENGTH)
  keyId: string;
}

export class PublishReleaseDto implements PublishRelease {
  @ApiProperty({ type: SignedTextDto })
  @ObjectOf(SignedTextDto)
  manifest: SignedTextDto;
}

export class PublishedReleaseDto extends ReleaseQuery implements PublishedRelease {
  @ApiProperty({ description: 'sha384-… of release.json' })
  integrity: string;

  @ApiProperty({ type: [String], description: 'Globals that the server half changes: JSON.stringify' })
  changedGlobals: string[];

  @ApiProperty({ type: [String], description: 'Shared modules and members of process that it asks for' })
  capabilities: string[];
}

class MovePointersDto extends EnvironmentQuery {
  @ApiPropertyOptional({ description: 'Only say what would come of it' })
  @IsOptional()
  @IsBoolean()
  dryRun?: boolean;
}

export class PromoteReleasesDto extends MovePointersDto implements PromoteReleases {
  @ApiProperty({ type: [ReleaseQuery] })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_REMOTES)
  @ListOf(ReleaseQuery)
  releases: ReleaseQuery[];

  @ApiPropertyOptional({
    type: [StandingReleaseDto],
    description: 'What is stable now; 409 where it is another one meanwhile',
  })
  @MayBeAbsent()
  @ArrayMaxSize(MAX_REMOTES)
  @ListOf(StandingReleaseDto)
  from?: StandingReleaseDto[];

  @IsReason()
  reason?: string;
}

export class PromoteFromDto extends MovePointersDto implements PromoteFrom {
  @ApiProperty({ example: 'staging' })
  @IsEnvironment()
  from: string;

  @ApiPropertyOptional({ type: [String], example: ['mfe-lending'], description: 'Default: all that differ' })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_REMOTES)
  @AreRemotes()
  remotes?: string[];

  @ApiPropertyOptional({ type: [SeenDifferenceDto], description: '409 where another is stable by now' })
  @MayBeAbsent()
  @ArrayMaxSize(MAX_REMOTES)
  @ListOf(SeenDifferenceDto)
  seen?: SeenDifferenceDto[];

  @IsReason()
  reason?: string;
}

export class SetCanaryDto extends IntersectionType(MovePointersDto, ReleaseQuery) implements SetCanary {
  @ApiProperty({ minimum: 0, maximum: 100, description: '0 ends the canary' })
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'The percent is a number with two decimals at most' })
  @Min(0, { message: 'The percent is from 0 to 100' })
  @Max(100, { message: 'The percent is from 0 to 100' })
  percent: number;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'The canary of now, null where there is none; 409 where it is another one meanwhile',
  })
  @IsOptional()
  @IsVersion()
  from?: string | null;

  @IsReason()
  reason?: string;

  @ApiPropertyOptional({
    type: CanaryTargetDto,
    nullable: true,
    description: 'Whom it is for: null for everybody; as it is when left out',
  })
  @IsOptional()
  @ObjectOf(CanaryTargetDto)
  target?: CanaryTargetDto | null;
}

export class RollbackRemotesDto extends MovePointersDto implements RollbackRemotes {
  @ApiProperty({ type: [String], example: ['mfe-lending'] })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_REMOTES)
  @AreRemotes()
  remotes: string[];

  @ApiPropertyOptional({
    type: [ReleaseQuery],
    description: 'The versions that are taken back; 409 where another one is stable meanwhile',
  })
  @MayBeAbsent()
  @ArrayMaxSize(MAX_REMOTES)
  @ListOf(ReleaseQuery)
  from?: ReleaseQuery[];

  @IsReason()
  reason?: string;
}

export class RetireRemoteDto extends MovePointersDto implements RetireRemote {
  @ApiProperty({ example: 'mfe-lending' })
  @IsRemote()
  remote: string;

  @ApiPropertyOptional({
    example: '1.4.0',
    description: 'The version that is stable now; 409 where it is another one meanwhile',
  })
  @MayBeAbsent()
  @IsVersion()
  from?: string;

  @IsReason()
  reason?: string;
}

export class SetPreviewDto extends IntersectionType(EnvironmentQuery, ReleaseQuery) implements SetPreview {
  @ApiProperty({ example: 'new-calculator' })
  @IsShortName()
  name: string;

  @ApiPropertyOptional({ minimum: 1, maximum: MAX_PREVIEW_HOURS, default: 24 })
  @IsOptional()
  @IsInt()
  @Min(1, { message: `The link lives from 1 to ${MAX_PREVIEW_HOURS} hours` })
  @Max(MAX_PREVIEW_HOURS, { message: `The link lives from 1 to ${MAX_PREVIEW_HOURS} hours` })
  hours?: number;
}

export class PreviewLinkDto implements PreviewLink {
  @ApiProperty()
  url: string;

  @ApiProperty()
  expiresAt: string;

  @ApiProperty()
  sequence: number;
}

export class RemovePreviewDto extends EnvironmentQuery implements RemovePreview {
  @ApiProperty({ example: 'mfe-lending' })
  @IsRemote()
  remote: string;

  @ApiProperty({ example: 'new-calculator' })
  @IsShortName()
  name: string;
}

export class PruneReleasesDto implements PruneReleases {
  @ApiProperty({ example: 'mfe-lending' })
  @IsRemote()
  remote: string;

  @ApiProperty({ minimum: 0, maximum: MAX_KEEP_DAYS })
  @IsInt()
  @Min(0)
  @Max(MAX_KEEP_DAYS)
  keepDays: number;

  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean()
  dryRun?: boolean;
}

class KeptReleaseDto extends ReleaseQuery {
  @ApiProperty({ enum: WHY_KEPT })
  why: (typeof WHY_KEPT)[number];
}

export class PrunedReleasesDto implements PrunedReleases {
  @ApiProperty({ type: [ReleaseQuery] })
  removed: ReleaseQuery[];

  @ApiProperty({ type: [KeptReleaseDto] })
  kept: KeptReleaseDto[];
}
