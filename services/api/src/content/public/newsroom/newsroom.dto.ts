import { ApiProperty } from '@nestjs/swagger';
import type {
  FilmFile,
  NewsArticle,
  NewsCard,
  NewsPage,
  NewsroomItems,
  PressSource,
  VideoCard,
  VideoPage,
} from '@polden/api-contract';
import { IsString, MaxLength } from 'class-validator';
import { DescribedPictureDto } from '../../media/media.dto.ts';
import { QueryPage } from '../../../core/dto/query-page.ts';

export class NewsPageQueryDto {
  @QueryPage()
  page: number = 1;
}

export class NewsroomQueryDto {
  @QueryPage()
  ourPage: number = 1;

  @QueryPage()
  otherPage: number = 1;

  @QueryPage()
  videoPage: number = 1;
}

export class NewsItemQueryDto {
  @ApiProperty()
  @IsString({ message: 'Укажите адрес статьи' })
  @MaxLength(200, { message: 'Такой статьи нет' })
  identifier: string;
}

export class PressSourceDto implements PressSource {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty()
  site: string;

  @ApiProperty({ type: DescribedPictureDto, nullable: true })
  logo: DescribedPictureDto | null;
}

export class NewsCardDto implements NewsCard {
  @ApiProperty()
  id: number;

  @ApiProperty({ enum: ['our', 'other'] })
  kind: NewsCard['kind'];

  @ApiProperty()
  identifier: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  lead: string;

  @ApiProperty({ format: 'date-time' })
  public_at: string;

  @ApiProperty({ type: DescribedPictureDto, nullable: true })
  image: DescribedPictureDto | null;

  @ApiProperty({ type: PressSourceDto, nullable: true })
  source: PressSourceDto | null;

  @ApiProperty({ description: 'Where others published it' })
  link: string;
}

export class NewsArticleDto extends NewsCardDto implements NewsArticle {
  @ApiProperty({ description: 'Sanitised HTML' })
  content: string;
}

class FilmFileDto implements FilmFile {
  @ApiProperty()
  url: string;

  @ApiProperty({ example: 'video/webm' })
  type: string;

  @ApiProperty()
  size: number;
}

export class VideoCardDto implements VideoCard {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'On another site; may be empty' })
  video: string;

  @ApiProperty({ type: FilmFileDto, nullable: true })
  clip: FilmFileDto | null;

  @ApiProperty({ type: String, nullable: true, description: 'Address of captions in WebVTT' })
  captions: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Page of ours with the player of its site' })
  player: string | null;

  @ApiProperty({ example: '3:40' })
  duration: string;

  @ApiProperty()
  lead: string;

  @ApiProperty({ format: 'date-time' })
  public_at: string;

  @ApiProperty({ type: DescribedPictureDto, nullable: true })
  image: DescribedPictureDto | null;

  @ApiProperty()
  fixed: boolean;
}

export class NewsPageDto implements NewsPage {
  @ApiProperty({ type: [NewsCardDto] })
  items: NewsCardDto[];

  @ApiProperty()
  pageCount: number;
}

export class VideoPageDto implements VideoPage {
  @ApiProperty({ type: [VideoCardDto] })
  items: VideoCardDto[];

  @ApiProperty()
  pageCount: number;
}

export class NewsroomItemsDto implements NewsroomItems {
  @ApiProperty({ type: NewsPageDto })
  ours: NewsPageDto;

  @ApiProperty({ type: NewsPageDto })
  others: NewsPageDto;

  @ApiProperty({ type: VideoPageDto })
  videos: VideoPageDto;

  @ApiProperty({ type: [NewsCardDto] })
  reads: NewsCardDto[];
}
