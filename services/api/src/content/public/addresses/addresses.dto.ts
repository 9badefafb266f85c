import { ApiProperty } from '@nestjs/swagger';
import type { ContentAddress } from '@polden/api-contract';

export class ContentAddressDto implements ContentAddress {
  @ApiProperty()
  id: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null where the id stands in the address; of a legal page its whole path',
  })
  slug: string | null;

  @ApiProperty({ format: 'date-time' })
  changed_at: string;
}
