import { ApiProperty } from '@nestjs/swagger';
import type { Done } from '@polden/api-contract';

/** It was done: whatever was not answers an error. */
export class DoneDto implements Done {
  @ApiProperty({ enum: [true] })
  ok: true;
}
