import { ApiProperty } from '@nestjs/swagger';
import type { DescribedPicture, MediaImage, MediaPicture } from '@polden/api-contract';

class PictureSourceDto {
  @ApiProperty({ example: 'image/avif' })
  type: string;

  @ApiProperty()
  srcset: string;
}

class MediaPictureDto implements MediaPicture {
  @ApiProperty({ description: 'WebP in the largest width' })
  url: string;

  @ApiProperty()
  width: number;

  @ApiProperty()
  height: number;

  @ApiProperty({ description: 'WebP' })
  srcset: string;

  @ApiProperty({ type: [PictureSourceDto], description: 'Better formats, the best first' })
  sources: PictureSourceDto[];
}

export class MediaImageDto extends MediaPictureDto implements MediaImage {
  @ApiProperty({ format: 'uuid' })
  id: string;
}

export class DescribedPictureDto extends MediaPictureDto implements DescribedPicture {
  @ApiProperty()
  alt: string;
}
