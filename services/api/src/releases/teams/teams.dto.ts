import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type {
  EnrolledTeam,
  EnrolRemotes,
  EnrolTeam,
  IssuedToken,
  ReleaseTeam,
  RemoteStatus,
  TeamKey,
  TeamToken,
} from '@polden/api-contract';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { ListOf } from '../../core/dto/nested.ts';
import { MayBeAbsent } from '../../core/dto/validators.ts';
import { TeamMemberDto } from '../policy/policy.dto.ts';
import { IsRemote, IsShortName } from '../release-fields.ts';

const KINDS = ['primary', 'essential', 'regular'] as const;
const MAX_KEY_LENGTH = 1_000;
const MAX_REMOTES = 100;

export class TeamKeyDto implements TeamKey {
  @ApiProperty({ example: '0f1e2d3c4b5a6978' })
  keyId: string;

  @ApiProperty()
  enrolledAt: string;

  @ApiProperty({ type: String, nullable: true })
  revokedAt: string | null;
}

export class TeamTokenDto implements TeamToken {
  @ApiProperty()
  name: string;

  @ApiProperty()
  issuedAt: string;

  @ApiProperty({ type: String, nullable: true })
  lastUsedAt: string | null;

  @ApiProperty({ type: String, nullable: true })
  revokedAt: string | null;
}

export class IssuedTokenDto extends TeamTokenDto implements IssuedToken {
  @ApiProperty({ description: 'Shown this once' })
  token: string;
}

class TeamRemoteDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ enum: [...KINDS, 'shell'] })
  kind: RemoteStatus['kind'];
}

export class ReleaseTeamDto implements ReleaseTeam {
  @ApiProperty()
  name: string;

  @ApiProperty({ type: [TeamRemoteDto] })
  remotes: TeamRemoteDto[];

  @ApiProperty({ type: [TeamKeyDto] })
  keys: TeamKeyDto[];

  @ApiProperty({ type: [TeamTokenDto] })
  tokens: TeamTokenDto[];

  @ApiProperty({ type: [TeamMemberDto] })
  members: TeamMemberDto[];
}

export class EnrolledTeamDto extends ReleaseTeamDto implements EnrolledTeam {
  @ApiProperty({ type: IssuedTokenDto })
  token: IssuedTokenDto;
}

class NewRemoteDto {
  @ApiProperty({ example: 'mfe-lending' })
  @IsRemote()
  name: string;

  @ApiProperty({ enum: KINDS })
  @IsIn(KINDS, { message: 'The kind is primary, essential or regular' })
  kind: (typeof KINDS)[number];
}

class TeamDto {
  @ApiProperty({ example: 'lending' })
  @IsRemote()
  team: string;
}

export class EnrolRemotesDto extends TeamDto implements EnrolRemotes {
  @ApiProperty({ type: [NewRemoteDto] })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_REMOTES)
  @ListOf(NewRemoteDto)
  remotes: NewRemoteDto[];

  @ApiPropertyOptional({ example: 'local', description: 'The team that has them now and gives them up' })
  @MayBeAbsent()
  @IsRemote()
  moveFrom?: string;
}

export class EnrolTeamDto extends TeamDto implements EnrolTeam {
  @ApiProperty({ type: [NewRemoteDto] })
  @ArrayMaxSize(MAX_REMOTES)
  @ListOf(NewRemoteDto)
  remotes: NewRemoteDto[];

  @ApiProperty({ description: 'base64 of the SPKI DER, or PEM' })
  @IsString()
  @MaxLength(MAX_KEY_LENGTH)
  publicKey: string;
}

export class EnrolKeyDto extends TeamDto {
  @ApiProperty()
  @IsString()
  @MaxLength(MAX_KEY_LENGTH)
  publicKey: string;
}

export class RevokeKeyDto extends TeamDto {
  @ApiProperty({ example: '0f1e2d3c4b5a6978' })
  @Matches(/^[0-9a-f]{16}$/, { message: 'A key id is 16 hex digits' })
  keyId: string;
}

export class TeamTokenNameDto extends TeamDto {
  @ApiProperty({ example: 'pipeline' })
  @IsShortName()
  name: string;
}
