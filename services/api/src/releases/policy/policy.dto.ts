import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import type {
  ApproveRelease,
  EnvironmentDifference,
  FreezeWindow,
  PathConsent,
  ReleaseApproval,
  RemotePolicy,
  RemotePolicyChange,
  SetTeamMember,
  TeamMember,
} from '@polden/api-contract';
import {
  ArrayMaxSize,
  IsBoolean,
  IsInt,
  IsISO8601,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { ListOf, ObjectOf } from '../../core/dto/nested.ts';
import { SeenFields } from '../../core/dto/expect-as-seen.ts';
import { IsLine, MayBeAbsent } from '../../core/dto/validators.ts';
import { IsEnvironment, IsRemote, IsShortName } from '../release-fields.ts';
import { ReleaseQuery } from '../releases.dto.ts';
import { EnvironmentQuery } from '../releases.query.ts';
import { VerdictPolicyDto } from './verdict-policy.dto.ts';

const MAX_REASON = 300;
const MAX_FREEZE_REASON = 200;
const MAX_FREEZES = 50;
const MAX_APPROVAL_HOURS = 720;
const MAX_BAKE_MINUTES = 20_160;
const MAX_PATH = 200;
/** A time without a zone is another moment on another server. */
const WITH_ZONE = /^[^T]*T.*(Z|[+-]\d{2}:\d{2})$/;

class FreezeWindowDto implements FreezeWindow {
  @ApiProperty({ example: '2026-12-30T18:00:00Z' })
  @IsISO8601({ strict: true }, { message: 'Нужна дата со временем' })
  @Matches(WITH_ZONE, { message: 'Нужно время с часовым поясом: 2026-12-30T18:00:00Z' })
  from: string;

  @ApiProperty({ example: '2027-01-09T06:00:00Z' })
  @IsISO8601({ strict: true }, { message: 'Нужна дата со временем' })
  @Matches(WITH_ZONE, { message: 'Нужно время с часовым поясом: 2026-12-30T18:00:00Z' })
  to: string;

  @ApiProperty()
  @IsLine(MAX_FREEZE_REASON, `Одной строкой, не длиннее ${MAX_FREEZE_REASON} знаков`)
  @MinLength(3, { message: 'Напишите, почему' })
  reason: string;
}

export class RemotePolicyChangeDto implements RemotePolicyChange {
  @ApiProperty({ example: 'mfe-lending' })
  @IsRemote()
  remote: string;

  @ApiPropertyOptional()
  @MayBeAbsent()
  @IsBoolean()
  pipelinePublishes?: boolean;

  @ApiPropertyOptional()
  @MayBeAbsent()
  @IsBoolean()
  pipelinePromotes?: boolean;

  @ApiPropertyOptional()
  @MayBeAbsent()
  @IsBoolean()
  secondApprover?: boolean;

  @ApiPropertyOptional({ minimum: 1, maximum: MAX_APPROVAL_HOURS })
  @MayBeAbsent()
  @IsInt({ message: 'Целое число часов' })
  @Min(1, { message: 'Не меньше часа' })
  @Max(MAX_APPROVAL_HOURS, { message: 'Не больше 30 дней' })
  approvalHours?: number;

  @ApiPropertyOptional({ minimum: 0, maximum: MAX_BAKE_MINUTES })
  @MayBeAbsent()
  @IsInt({ message: 'Целое число минут' })
  @Min(0, { message: 'Не меньше нуля' })
  @Max(MAX_BAKE_MINUTES, { message: 'Не больше двух недель' })
  bakeMinutes?: number;

  @ApiPropertyOptional({ type: [FreezeWindowDto] })
  @MayBeAbsent()
  @ArrayMaxSize(MAX_FREEZES, { message: 'Не больше 50 заморозок' })
  @ListOf(FreezeWindowDto)
  freezes?: FreezeWindowDto[];

  @ApiPropertyOptional({ type: VerdictPolicyDto })
  @MayBeAbsent()
  @ObjectOf(VerdictPolicyDto)
  verdict?: VerdictPolicyDto;

  @ApiPropertyOptional()
  @MayBeAbsent()
  @IsBoolean()
  isFramed?: boolean;

  @ApiPropertyOptional({ description: 'Why the remote is in quarantine', maxLength: MAX_REASON })
  @MayBeAbsent()
  @IsLine(MAX_REASON, `Одной строкой, не длиннее ${MAX_REASON} знаков`)
  framedReason?: string;

  @SeenFields()
  seen?: Partial<RemotePolicy>;
}

export class RemotePolicyDto implements RemotePolicy {
  @ApiProperty()
  remote: string;

  @ApiProperty()
  pipelinePublishes: boolean;

  @ApiProperty()
  pipelinePromotes: boolean;

  @ApiProperty()
  secondApprover: boolean;

  @ApiProperty()
  approvalHours: number;

  @ApiProperty()
  bakeMinutes: number;

  @ApiProperty({ type: [FreezeWindowDto] })
  freezes: FreezeWindowDto[];

  @ApiProperty({ type: VerdictPolicyDto })
  verdict: VerdictPolicyDto;

  @ApiProperty()
  isFramed: boolean;

  @ApiProperty()
  framedReason: string;
}

export class TeamMemberDto implements TeamMember {
  @ApiProperty()
  login: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  mayPromote: boolean;

  @ApiProperty()
  mayApprove: boolean;
}

export class SetTeamMemberDto implements SetTeamMember {
  @ApiProperty({ example: 'lending' })
  @IsShortName()
  team: string;

  @ApiProperty()
  @IsString()
  @MinLength(1, { message: 'Напишите логин' })
  @MaxLength(100, { message: 'Не длиннее 100 знаков' })
  login: string;

  @ApiProperty()
  @IsBoolean()
  mayPromote: boolean;

  @ApiProperty()
  @IsBoolean()
  mayApprove: boolean;
}

export class ApproveReleaseDto
  extends IntersectionType(EnvironmentQuery, ReleaseQuery)
  implements ApproveRelease {}

export class ReleaseApprovalDto extends ReleaseQuery implements ReleaseApproval {
  @ApiProperty()
  environment: string;

  @ApiProperty({ description: 'sha384-… of release.json' })
  integrity: string;

  @ApiProperty()
  by: string;

  @ApiProperty()
  at: string;

  @ApiProperty()
  until: string;
}

export class ConsentDto {
  @ApiProperty({ example: '/blog' })
  @IsString()
  @MaxLength(MAX_PATH)
  @Matches(/^\//, { message: 'A path begins with a slash: /blog' })
  path: string;

  @ApiProperty({ example: 'mfe-lending' })
  @IsRemote()
  remote: string;
}

export class PathConsentDto extends ConsentDto implements PathConsent {
  @ApiProperty({ type: String, nullable: true })
  team: string | null;

  @ApiProperty()
  by: string;

  @ApiProperty()
  at: string;
}

export class DiffQuery extends EnvironmentQuery {
  @ApiProperty({ example: 'staging' })
  @IsEnvironment()
  with: string;
}

class PlacedVersionDto {
  @ApiProperty()
  version: string;

  @ApiProperty()
  integrity: string;
}

export class EnvironmentDifferenceDto implements EnvironmentDifference {
  @ApiProperty()
  remote: string;

  @ApiProperty({ type: PlacedVersionDto, nullable: true })
  here: PlacedVersionDto | null;

  @ApiProperty({ type: PlacedVersionDto, nullable: true })
  there: PlacedVersionDto | null;

  @ApiProperty()
  same: boolean;
}
