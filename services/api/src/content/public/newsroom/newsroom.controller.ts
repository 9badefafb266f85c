import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { NEWSROOM_PATHS } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, TakesText } from '../../../core/access/access.decorators.ts';
import { IdPipe } from '../../../core/dto/id.pipe.ts';
import { clientOf } from '../../client-of.ts';
import { Revalidated } from '../revalidated.ts';
import { ArticleReaders } from './article-readers.ts';
import {
  NewsArticleDto,
  NewsCardDto,
  NewsItemQueryDto,
  NewsPageDto,
  NewsPageQueryDto,
  NewsroomItemsDto,
  NewsroomQueryDto,
  PressSourceDto,
  VideoCardDto,
  VideoPageDto,
} from './newsroom.dto.ts';
import { NewsroomService } from './newsroom.service.ts';

@ApiTags('media')
@Public()
@Controller()
export class NewsroomController {
  constructor(
    private readonly newsroom: NewsroomService,
    private readonly readers: ArticleReaders,
  ) {}

  @Get(NEWSROOM_PATHS.items)
  @Revalidated()
  @ApiOkResponse({ type: NewsroomItemsDto })
  @ApiUnprocessableEntityResponse()
  items(@Query() pages: NewsroomQueryDto): Promise<NewsroomItemsDto> {
    return this.newsroom.items(pages);
  }

  @Get(NEWSROOM_PATHS.others)
  @Revalidated()
  @ApiOkResponse({ type: NewsPageDto })
  @ApiUnprocessableEntityResponse()
  others(@Query() { page }: NewsPageQueryDto): Promise<NewsPageDto> {
    return this.newsroom.others(page);
  }

  @Get(NEWSROOM_PATHS.videos)
  @Revalidated()
  @ApiOkResponse({ type: VideoPageDto })
  @ApiUnprocessableEntityResponse()
  videos(@Query() { page }: NewsPageQueryDto): Promise<VideoPageDto> {
    return this.newsroom.videos(page);
  }

  @Get(NEWSROOM_PATHS.main)
  @Revalidated()
  @ApiOkResponse({ type: NewsPageDto })
  @ApiUnprocessableEntityResponse()
  main(@Query() { page }: NewsPageQueryDto): Promise<NewsPageDto> {
    return this.newsroom.ours(page);
  }

  @Get(NEWSROOM_PATHS.generals)
  @Revalidated()
  @ApiOkResponse({ type: [NewsCardDto] })
  generals(): Promise<NewsCardDto[]> {
    return this.newsroom.generals();
  }

  @Get(NEWSROOM_PATHS.sources)
  @Revalidated()
  @ApiOkResponse({ type: [PressSourceDto] })
  sources(): Promise<PressSourceDto[]> {
    return this.newsroom.sources();
  }

  @Get(NEWSROOM_PATHS.manyReads)
  @Revalidated()
  @ApiOkResponse({ type: [NewsCardDto] })
  manyReads(): Promise<NewsCardDto[]> {
    return this.newsroom.manyReads();
  }

  @Get(NEWSROOM_PATHS.item)
  @Revalidated()
  @ApiOkResponse({ type: NewsArticleDto })
  @ApiNotFoundResponse()
  @ApiUnprocessableEntityResponse()
  item(@Query() { identifier }: NewsItemQueryDto): Promise<NewsArticleDto> {
    return this.newsroom.item(identifier);
  }

  /** Answers the same to everything, so that nobody learns what counts. */
  @Post(NEWSROOM_PATHS.read)
  @HttpCode(204)
  @TakesText()
  @ApiConsumes('text/plain')
  @ApiBody({ schema: { type: 'string', example: 'our/12' } })
  @ApiNoContentResponse()
  async read(@Body() read: unknown, @Req() request: FastifyRequest): Promise<void> {
    if (typeof read !== 'string') return;
    const userAgent = request.headers['user-agent'];
    await this.readers.add(read, { clientId: clientOf(request), ip: request.ip, userAgent });
  }

  @Get(`${NEWSROOM_PATHS.video}/:id`)
  @Revalidated()
  @ApiOkResponse({ type: VideoCardDto })
  @ApiNotFoundResponse()
  video(@Param('id', IdPipe) id: number): Promise<VideoCardDto> {
    return this.newsroom.video(id);
  }

  @Get(`${NEWSROOM_PATHS.player}/:id`)
  @Revalidated()
  @Header('content-type', 'text/html; charset=utf-8')
  @ApiProduces('text/html')
  @ApiOkResponse({ type: String })
  @ApiNotFoundResponse()
  async player(
    @Param('id', IdPipe) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { html, policy } = await this.newsroom.player(id);
    reply.header('content-security-policy', policy);
    return html;
  }
}
