import { ApiProperty } from '@nestjs/swagger';
import type { FooterSeoCategory, FooterSeoPage } from '@polden/api-contract';

class FooterSeoPageDto implements FooterSeoPage {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty()
  url: string;

  @ApiProperty({ description: 'From 1 in its category' })
  position: number;
}

export class FooterSeoCategoryDto implements FooterSeoCategory {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'From 1' })
  position: number;

  @ApiProperty({ type: [FooterSeoPageDto] })
  items: FooterSeoPageDto[];
}
