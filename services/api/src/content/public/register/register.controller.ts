import { Controller, Get, Header, Injectable, Param, type PipeTransform, Query } from '@nestjs/common';
import {
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiParam,
  ApiProduces,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import {
  DOCUMENT_KINDS,
  DOCUMENT_REGISTER_PATHS,
  DOCUMENT_SECTIONS,
  type DocumentKind,
  type DocumentSection,
} from '@polden/api-contract';
import { Public } from '../../../core/access/access.decorators.ts';
import { ApiConfig } from '../../../core/config/api-config.ts';
import { IdPipe } from '../../../core/dto/id.pipe.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { jsonFeedOf, rssOf } from '../feeds/feed.ts';
import { type FeedSite, feedSite } from '../feeds/feed-site.ts';
import { Revalidated } from '../revalidated.ts';
import { ComparisonService } from './comparison.service.ts';
import {
  CategoryAddressDto,
  CheckQueryDto,
  CompareQueryDto,
  DocumentChangeDto,
  DocumentCheckDto,
  DocumentComparisonDto,
  DocumentRegisterDto,
  RegisteredDocumentDto,
  RegisterQueryDto,
} from './register.dto.ts';
import { registerFeed } from './register-feed.ts';
import { RegisterService } from './register.service.ts';

@Injectable()
class KindPipe implements PipeTransform<string, DocumentKind> {
  transform(value: string): DocumentKind {
    const kind = DOCUMENT_KINDS.find((each) => each === value);
    if (!kind) throw new AppError(404, 'Таких документов нет');
    return kind;
  }
}

@Injectable()
class SectionPipe implements PipeTransform<string, DocumentSection> {
  transform(value: string): DocumentSection {
    const section = DOCUMENT_SECTIONS.find((each) => each === value);
    if (!section) throw new AppError(404, 'Такого раздела нет');
    return section;
  }
}

@ApiTags('documents')
@Public()
@Controller()
export class RegisterController {
  private readonly site: FeedSite;

  constructor(
    private readonly register: RegisterService,
    private readonly comparison: ComparisonService,
    config: ApiConfig,
  ) {
    this.site = feedSite(config);
  }

  @Get(`${DOCUMENT_REGISTER_PATHS.list}/:section`)
  @Revalidated()
  @ApiParam({ name: 'section', enum: DOCUMENT_SECTIONS })
  @ApiOkResponse({ type: DocumentRegisterDto })
  @ApiNotFoundResponse()
  @ApiUnprocessableEntityResponse()
  list(
    @Param('section', SectionPipe) section: DocumentSection,
    @Query() { date }: RegisterQueryDto,
  ): Promise<DocumentRegisterDto> {
    return this.register.list(section, date);
  }

  @Get(`${DOCUMENT_REGISTER_PATHS.category}/:section/:url`)
  @Revalidated()
  @ApiParam({ name: 'section', enum: DOCUMENT_SECTIONS })
  @ApiOkResponse({ type: CategoryAddressDto })
  @ApiNotFoundResponse()
  @ApiGoneResponse({ description: 'It was there once and has been removed' })
  category(
    @Param('section', SectionPipe) section: DocumentSection,
    @Param('url') url: string,
  ): Promise<CategoryAddressDto> {
    return this.register.categoryUrl(section, url);
  }

  @Get(`${DOCUMENT_REGISTER_PATHS.document}/:kind/:id`)
  @Revalidated()
  @ApiParam({ name: 'kind', enum: DOCUMENT_KINDS })
  @ApiOkResponse({ type: RegisteredDocumentDto })
  @ApiNotFoundResponse()
  @ApiGoneResponse({ description: 'It was published once and has been removed' })
  @ApiUnprocessableEntityResponse()
  document(
    @Param('kind', KindPipe) kind: DocumentKind,
    @Param('id', IdPipe) id: number,
  ): Promise<RegisteredDocumentDto> {
    return this.register.document(kind, id);
  }

  @Get(`${DOCUMENT_REGISTER_PATHS.compare}/:kind/:id`)
  @Revalidated()
  @ApiParam({ name: 'kind', enum: DOCUMENT_KINDS })
  @ApiOkResponse({ type: DocumentComparisonDto })
  @ApiNotFoundResponse()
  @ApiUnprocessableEntityResponse()
  @ApiServiceUnavailableResponse({ description: 'Others are compared: Retry-After says when to ask again' })
  compare(
    @Param('kind', KindPipe) kind: DocumentKind,
    @Param('id', IdPipe) id: number,
    @Query() { from, to }: CompareQueryDto,
  ): Promise<DocumentComparisonDto> {
    return this.comparison.compare(kind, id, from, to);
  }

  @Get(DOCUMENT_REGISTER_PATHS.check)
  @Revalidated()
  @ApiOkResponse({ type: DocumentCheckDto })
  @ApiUnprocessableEntityResponse()
  check(@Query() { sha256 }: CheckQueryDto): Promise<DocumentCheckDto> {
    return this.register.check(sha256);
  }

  @Get(DOCUMENT_REGISTER_PATHS.changes)
  @Revalidated()
  @ApiOkResponse({ type: [DocumentChangeDto] })
  changes(): Promise<DocumentChangeDto[]> {
    return this.register.changes();
  }

  @Get(DOCUMENT_REGISTER_PATHS.rss)
  @Revalidated()
  @Header('Content-Type', 'application/rss+xml; charset=utf-8')
  @ApiProduces('application/rss+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  async rss(): Promise<string> {
    return rssOf(registerFeed(await this.register.changes(), this.site));
  }

  @Get(DOCUMENT_REGISTER_PATHS.jsonFeed)
  @Revalidated()
  @Header('Content-Type', 'application/feed+json; charset=utf-8')
  @ApiProduces('application/feed+json')
  @ApiOkResponse({ schema: { type: 'object' } })
  async jsonFeed(): Promise<object> {
    return jsonFeedOf(registerFeed(await this.register.changes(), this.site));
  }
}
