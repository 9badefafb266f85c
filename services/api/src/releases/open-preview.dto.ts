import { ApiProperty } from '@nestjs/swagger';
import type { OpenPreview } from '@polden/api-contract';

export class OpenPreviewDto implements OpenPreview {
  @ApiProperty()
  name: string;

  @ApiProperty()
  version: string;

  @ApiProperty({ type: String, nullable: true, description: 'Name of whoever set it last, or team:lending' })
  by: string | null;

  @ApiProperty({ format: 'date-time', description: 'When its last link ends' })
  until: string;
}
