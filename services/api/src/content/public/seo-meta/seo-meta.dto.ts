import { ApiProperty } from '@nestjs/swagger';
import type { PageMeta, SeoMetaQuery, SeoMetaRule } from '@polden/api-contract';
import { IsOptional, Matches } from 'class-validator';

/** Control characters reach no page, and PostgreSQL refuses the null one. */
const PATH = /^\/[^\p{Cc}]{0,1999}$/u;
const SUBDOMAIN = /^[a-z0-9-]{0,60}$/iu;

export class SeoMetaQueryDto implements SeoMetaQuery {
  @ApiProperty({ description: 'Path of the page', example: '/blog' })
  @Matches(PATH, { message: 'Нужен адрес страницы: он начинается с косой черты' })
  url: string;

  @ApiProperty({ required: false, default: 'msk' })
  @IsOptional()
  @Matches(SUBDOMAIN, { message: 'Такого поддомена не бывает' })
  subdomain?: string;
}

class MetaTextsDto {
  @ApiProperty()
  title: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ description: 'Over the page, instead of its own' })
  heading: string;

  @ApiProperty()
  keywords: string;

  @ApiProperty({ description: 'Search engines are asked not to show it' })
  hidden: boolean;
}

export class PageMetaDto extends MetaTextsDto implements PageMeta {
  @ApiProperty({ type: Number, nullable: true, description: 'Of the rule; null when none fits' })
  id: number | null;
}

export class SeoMetaRuleDto extends MetaTextsDto implements SeoMetaRule {
  @ApiProperty()
  id: number;

  @ApiProperty({ description: '`*` at its end stands for any rest' })
  url: string;

  @ApiProperty()
  subdomain: string;
}
