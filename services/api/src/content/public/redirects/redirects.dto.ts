import { ApiProperty } from '@nestjs/swagger';
import type { Redirect } from '@polden/api-contract';

export class RedirectDto implements Redirect {
  @ApiProperty({ description: 'By which its uses are reported' })
  id: number;

  @ApiProperty({ description: 'Begins with a slash', example: '/staraya-stranitsa' })
  path: string;

  @ApiProperty({ example: '/novaya-stranitsa' })
  target: string;

  @ApiProperty({ enum: [301, 302] })
  code: 301 | 302;
}
