import { ApiProperty } from '@nestjs/swagger';
import {
  type DescribedPicture,
  FILE_TYPES,
  type FileType,
  type MediaImage,
  type MediaPicture,
  type StoredFile,
  type UploadedFile,
  type UploadedImage,
} from '@polden/api-contract';

class PictureSourceDto {
  @ApiProperty({ example: 'image/avif' })
  type: string;

  @ApiProperty()
  srcset: string;
}

class FocusDto {
  @ApiProperty({ minimum: 0, maximum: 1 })
  x: number;

  @ApiProperty({ minimum: 0, maximum: 1 })
  y: number;
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

  @ApiProperty({ type: FocusDto, description: 'The point that stays in sight when the image is cropped' })
  focus: FocusDto;
}

export class MediaImageDto extends MediaPictureDto implements MediaImage {
  @ApiProperty({ format: 'uuid' })
  id: string;
}

const IS_KNOWN = 'The library held it already: nothing was added';

export class UploadedImageDto extends MediaImageDto implements UploadedImage {
  @ApiProperty({ description: IS_KNOWN })
  isKnown: boolean;

  @ApiProperty({ description: 'As the library calls it' })
  fileName: string;
}

export class DescribedPictureDto extends MediaPictureDto implements DescribedPicture {
  @ApiProperty()
  alt: string;
}

export class StoredFileDto implements StoredFile {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Immutable; with ?inline=1 a PDF is shown in the browser' })
  url: string;

  @ApiProperty({ example: 'Годовой отчёт.pdf' })
  fileName: string;

  @ApiProperty({ enum: FILE_TYPES })
  fileType: FileType;

  @ApiProperty({ description: 'Bytes' })
  fileSize: number;
}

export class UploadedFileDto extends StoredFileDto implements UploadedFile {
  @ApiProperty({ description: IS_KNOWN })
  isKnown: boolean;
}

/** The body of an upload, for the OpenAPI document. */
export const TAKES_ONE_FILE = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  },
};
