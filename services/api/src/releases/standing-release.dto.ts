import { ApiProperty } from '@nestjs/swagger';
import type { StandingRelease } from '@polden/api-contract';
import { ValidateIf } from 'class-validator';
import { IsRemote, IsVersion } from './release-fields.ts';

/** The pointer as the person who moves it last saw it. */
export class StandingReleaseDto implements StandingRelease {
  @ApiProperty({ example: 'mfe-lending' })
  @IsRemote()
  remote: string;

  @ApiProperty({ type: String, nullable: true, example: '1.3.0' })
  @ValidateIf((_, version) => version !== null)
  @IsVersion()
  version: string | null;
}
