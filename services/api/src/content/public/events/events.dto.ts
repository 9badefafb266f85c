import { ApiProperty } from '@nestjs/swagger';
import type { EventBanner, EventLayout } from '@polden/api-contract';
import { DescribedPictureDto } from '../../media/media.dto.ts';

class EventLayoutDto implements EventLayout {
  @ApiProperty({ description: 'Per cent, as all of these' })
  titleLeft: number;

  @ApiProperty()
  titleTop: number;

  @ApiProperty()
  imageLeft: number;

  @ApiProperty()
  imageTop: number;
}

export class EventBannerDto implements EventBanner {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty()
  src: string;

  @ApiProperty({ example: '2026-11-21T00:00:00+03:00' })
  fullDateStart: string;

  @ApiProperty({ example: '2026-11-30T23:59:00+03:00', description: 'That minute belongs to the event' })
  fullDateEnd: string;

  @ApiProperty({ enum: ['auto', 'full', 'half'] })
  width: EventBanner['width'];

  @ApiProperty()
  link: string;

  @ApiProperty({ type: DescribedPictureDto })
  image: DescribedPictureDto;

  @ApiProperty({ type: EventLayoutDto })
  layout: EventLayoutDto;
}
