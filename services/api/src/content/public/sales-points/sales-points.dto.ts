import { ApiProperty } from '@nestjs/swagger';
import type { SalesPoint } from '@polden/api-contract';

export class SalesPointDto implements SalesPoint {
  @ApiProperty()
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty()
  city: string;

  @ApiProperty()
  address: string;
}
