import { ApiProperty } from '@nestjs/swagger';
import type { Logo, LogoColour, LogoGroup, Photo, PhotoGroup } from '@polden/api-contract';
import { DescribedPictureDto, StoredFileDto } from '../../media/media.dto.ts';

class LogoColourDto implements LogoColour {
  @ApiProperty({ example: 'dark' })
  value: string;

  @ApiProperty({ example: 'На тёмном' })
  title: string;
}

class LogoDto implements Logo {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: LogoColourDto })
  colour: LogoColourDto;

  @ApiProperty({ type: DescribedPictureDto, nullable: true })
  image: DescribedPictureDto | null;

  @ApiProperty({ type: StoredFileDto, nullable: true, description: 'For print' })
  file: StoredFileDto | null;
}

class PhotoDto implements Photo {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: DescribedPictureDto, nullable: true })
  image: DescribedPictureDto | null;
}

class GroupDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'From 1' })
  position: number;
}

export class LogoGroupDto extends GroupDto implements LogoGroup {
  @ApiProperty({ type: [LogoColourDto] })
  colours: LogoColourDto[];

  @ApiProperty({ type: [LogoDto] })
  items: LogoDto[];
}

export class PhotoGroupDto extends GroupDto implements PhotoGroup {
  @ApiProperty({ type: [PhotoDto] })
  items: PhotoDto[];
}
