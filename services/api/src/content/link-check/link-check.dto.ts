import { ApiProperty } from '@nestjs/swagger';
import {
  type BrokenLink,
  type BrokenLinks,
  LINK_PROBLEMS,
  type LinkImpact,
  type LinkPlace,
  type LinkProblem,
  type LinkTarget,
  type LinkVerdict,
  type MendedLinks,
  type MendLinks,
} from '@polden/api-contract';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { ListOf } from '../../core/dto/nested.ts';
import { Figures } from '../../core/dto/figures.ts';
import { QueryPage } from '../../core/dto/query-page.ts';
import { IsRowId } from '../../core/dto/row-id.ts';
import { IsLine } from '../../core/dto/validators.ts';

const MAX_ADDRESS = 2000;
const MAX_ADDRESSES = 500;
const MAX_ITEMS = 200;

export class LinkPageQuery {
  @QueryPage()
  page: number = 1;
}

export class LinkSearchQuery {
  @ApiProperty({ required: false })
  @IsOptional()
  @IsLine(100, 'Слишком длинный запрос')
  search: string = '';
}

export class LinkItemQuery {
  @ApiProperty({ example: 'blog' })
  @IsLine(60, 'Нужен раздел')
  type: string;

  @ApiProperty()
  @Figures()
  @IsRowId('Нужен номер записи')
  id: number;
}

export class JudgeLinksDto {
  @ApiProperty({ type: [String] })
  @IsArray({ message: 'Нужен список адресов' })
  @ArrayMaxSize(MAX_ADDRESSES, { message: `Не больше ${MAX_ADDRESSES} адресов` })
  @IsString({ each: true, message: 'Адрес — это строка' })
  @MaxLength(MAX_ADDRESS, { each: true, message: 'Слишком длинный адрес' })
  addresses: string[];
}

class MendedItemDto {
  @ApiProperty()
  @IsLine(60, 'Нужен раздел')
  contentType: string;

  @ApiProperty()
  @IsRowId('Нужен номер записи')
  itemId: number;
}

export class MendLinksDto implements MendLinks {
  @ApiProperty()
  // Exactly as it stands in the texts, not validated as an address.
  @IsString({ message: 'Нужен адрес, который меняем' })
  @MaxLength(MAX_ADDRESS, { message: 'Нужен адрес, который меняем' })
  from: string;

  @ApiProperty({ type: String, nullable: true })
  @ValidateIf(({ to }: MendLinksDto) => to !== null)
  @IsLine(MAX_ADDRESS, 'Нужен новый адрес')
  to: string | null;

  @ApiProperty({ type: [MendedItemDto] })
  @ArrayMinSize(1, { message: 'Выберите хотя бы одну запись' })
  @ArrayMaxSize(MAX_ITEMS, { message: `Не больше ${MAX_ITEMS} записей за раз` })
  @ListOf(MendedItemDto, 'Нужен список записей')
  items: MendedItemDto[];
}

export class LinkVerdictDto implements LinkVerdict {
  @ApiProperty()
  address: string;

  @ApiProperty({ enum: LINK_PROBLEMS })
  problem: LinkProblem;

  @ApiProperty({ type: String, nullable: true })
  leadsTo: string | null;
}

class LinkPlaceDto implements LinkPlace {
  @ApiProperty()
  contentType: string;

  @ApiProperty()
  itemId: number;

  @ApiProperty()
  title: string;

  @ApiProperty()
  field: string;

  @ApiProperty()
  words: string;
}

class BrokenLinkDto extends LinkVerdictDto implements BrokenLink {
  @ApiProperty({ type: [LinkPlaceDto] })
  places: LinkPlaceDto[];
}

export class BrokenLinksDto implements BrokenLinks {
  @ApiProperty({ type: [BrokenLinkDto] })
  items: BrokenLinkDto[];

  @ApiProperty()
  pageCount: number;

  @ApiProperty()
  broken: number;

  @ApiProperty()
  redirected: number;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  checkedAt: string | null;
}

export class LinkTargetDto implements LinkTarget {
  @ApiProperty({ enum: ['page', 'item', 'file'] })
  kind: LinkTarget['kind'];

  @ApiProperty()
  address: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  about: string;
}

export class LinkImpactDto implements LinkImpact {
  @ApiProperty({ type: String, nullable: true })
  address: string | null;

  @ApiProperty({ type: [LinkPlaceDto] })
  places: LinkPlaceDto[];
}

class FailedItemDto extends MendedItemDto {
  @ApiProperty()
  message: string;
}

export class MendedLinksDto implements MendedLinks {
  @ApiProperty()
  done: number;

  @ApiProperty({ type: [FailedItemDto] })
  failed: FailedItemDto[];
}
