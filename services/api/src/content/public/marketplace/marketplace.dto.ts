import { ApiProperty } from '@nestjs/swagger';
import type { MarketplaceCategory, MarketplaceItem } from '@polden/api-contract';
import { DescribedPictureDto } from '../../media/media.dto.ts';

class MarketplaceItemDto implements MarketplaceItem {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty()
  lead: string;

  @ApiProperty({ type: DescribedPictureDto, nullable: true })
  image: DescribedPictureDto | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Whole roubles' })
  price: number | null;

  @ApiProperty()
  link: string;

  @ApiProperty({ description: 'Full name and ИНН' })
  advertiser: string;

  @ApiProperty({ description: 'Of the register of advertising' })
  erid: string;

  @ApiProperty({ description: 'From 1 in its category' })
  position: number;
}

export class MarketplaceCategoryDto implements MarketplaceCategory {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'From 1' })
  position: number;

  @ApiProperty({ type: [MarketplaceItemDto] })
  items: MarketplaceItemDto[];
}
