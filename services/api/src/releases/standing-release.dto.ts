import { ApiProperty } from '@nestjs/swagger';
import type { SeenDifference, StandingRelease } from '@polden/api-contract';
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

/** Two pointers as the person who takes the one over into the other last saw them. */
export class SeenDifferenceDto implements SeenDifference {
  @ApiProperty({ example: 'mfe-lending' })
  @IsRemote()
  remote: string;

  @ApiProperty({ type: String, nullable: true, example: '1.2.0' })
  @ValidateIf((_, here) => here !== null)
  @IsVersion()
  here: string | null;

  @ApiProperty({ example: '1.3.0' })
  @IsVersion()
  there: string;
}
