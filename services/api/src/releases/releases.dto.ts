import { ApiProperty } from '@nestjs/swagger';
import type {
  PromotedRelease,
  PromoteRelease,
  PublishedRelease,
  PublishRelease,
  ReleaseUpload,
  RemoteStatus,
  SignedText,
} from '@polden/api-contract';
import { isReleaseFile, isReleaseName, isReleaseVersion } from '@polden/mfe-release';
import { Type } from 'class-transformer';
import { Equals, IsObject, IsString, MaxLength, ValidateBy, ValidateNested } from 'class-validator';

const MAX_SIGNATURE_LENGTH = 200;

/** Checks with one of the release library's predicates. */
function Matches(name: string, test: (text: string) => boolean, message: string) {
  return ValidateBy({
    name,
    validator: {
      validate: (value) => typeof value === 'string' && test(value),
      defaultMessage: () => message,
    },
  });
}

const IsRemote = () => Matches('isRemote', isReleaseName, 'A remote is named in kebab-case: mfe-lending');
const IsVersion = () => Matches('isVersion', isReleaseVersion, 'A version is semantic: 1.4.0');
const IsPath = () =>
  Matches('isPath', isReleaseFile, 'The path leaves the release: use client/… or server/…');

export class ReleaseQuery {
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
  @IsObject()
  @ValidateNested()
  @Type(() => SignedTextDto)
  manifest: SignedTextDto;
}

export class PublishedReleaseDto extends ReleaseQuery implements PublishedRelease {
  @ApiProperty({ description: 'sha384-… of release.json' })
  integrity: string;
}

export class PromoteReleaseDto extends ReleaseQuery implements PromoteRelease {
  @ApiProperty({ enum: ['stable'] })
  @Equals('stable', { message: 'The channel is stable' })
  channel: 'stable';
}

export class PromotedReleaseDto extends PromoteReleaseDto implements PromotedRelease {
  @ApiProperty({ description: 'Of the release map that carries the change' })
  sequence: number;
}

export class RemoteStatusDto implements RemoteStatus {
  @ApiProperty()
  remote: string;

  @ApiProperty({ type: String, nullable: true })
  stable: string | null;

  @ApiProperty({ type: [String], description: 'Newest first' })
  versions: string[];
}
