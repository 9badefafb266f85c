import { ApiProperty } from '@nestjs/swagger';
import type { PromoCode } from '@polden/api-contract';

export class PromoCodeDto implements PromoCode {
  @ApiProperty()
  id: number;

  @ApiProperty({ description: 'What it gives' })
  title: string;

  @ApiProperty()
  code: string;

  @ApiProperty()
  conditions: string;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Day in Moscow, included' })
  startsOn: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Day in Moscow, included' })
  endsOn: string | null;
}
