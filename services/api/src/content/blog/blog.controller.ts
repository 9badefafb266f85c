import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiQuery,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { BLOG_PATHS } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../core/access/access.decorators.ts';
import { pageNumber } from '../../core/dto/query-page.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { jsonFeedOf, rssOf } from '../public/feeds/feed.ts';
import { type FeedSite, feedSite } from '../public/feeds/feed-site.ts';
import { blogFeed } from './blog-feed.ts';
import {
  BlogCategoryDto,
  BlogIndexDto,
  BlogPostCardDto,
  BlogPostDto,
  BlogPostsDto,
  RatingResultDto,
  RatingUpdateDto,
} from './blog.dto.ts';
import { clientOf } from '../client-of.ts';
import { BlogRatingService } from './blog-rating.service.ts';
import { BlogService } from './blog.service.ts';

/** Caches may keep the answer and must ask with its ETag before each use. */
const REVALIDATE = 'public, no-cache';

@ApiTags('blog')
@Public()
@Controller()
export class BlogController {
  private readonly site: FeedSite;

  constructor(
    private readonly blog: BlogService,
    private readonly ratings: BlogRatingService,
    config: ApiConfig,
  ) {
    this.site = feedSite(config);
  }

  @Get(BLOG_PATHS.index)
  @Header('Cache-Control', REVALIDATE)
  @ApiOkResponse({ type: BlogIndexDto })
  index(): Promise<BlogIndexDto> {
    return this.blog.index();
  }

  @Get(BLOG_PATHS.posts)
  @Header('Cache-Control', REVALIDATE)
  @ApiQuery({ name: 'page', required: false, description: 'From 1' })
  @ApiQuery({ name: 'category', required: false, description: 'Slug; a former one will do' })
  @ApiOkResponse({ type: BlogPostsDto })
  @ApiNotFoundResponse({ description: 'page is not a number from 1, or there is no such category' })
  @ApiGoneResponse({ description: 'The category has been removed' })
  posts(
    @Query('page') page: string | string[] = '1',
    @Query('category') category?: string | string[],
  ): Promise<BlogPostsDto> {
    const number = pageNumber(page);
    if (number === null) throw new AppError(404, 'Page not found.');
    if (Array.isArray(category)) throw new AppError(404, 'Такой темы нет');
    return this.blog.posts(number, category);
  }

  @Get(BLOG_PATHS.categories)
  @Header('Cache-Control', REVALIDATE)
  @ApiOkResponse({ type: [BlogCategoryDto] })
  categories(): Promise<BlogCategoryDto[]> {
    return this.blog.categories();
  }

  @Get(BLOG_PATHS.rss)
  @Header('Cache-Control', REVALIDATE)
  @Header('Content-Type', 'application/rss+xml; charset=utf-8')
  @ApiProduces('application/rss+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  async rss(): Promise<string> {
    return rssOf(blogFeed(await this.blog.newest(), this.site));
  }

  @Get(BLOG_PATHS.jsonFeed)
  @Header('Cache-Control', REVALIDATE)
  @Header('Content-Type', 'application/feed+json; charset=utf-8')
  @ApiProduces('application/feed+json')
  @ApiOkResponse({ schema: { type: 'object' } })
  async jsonFeed(): Promise<object> {
    return jsonFeedOf(blogFeed(await this.blog.newest(), this.site));
  }

  @Get(BLOG_PATHS.grands)
  @Header('Cache-Control', REVALIDATE)
  @ApiOkResponse({ type: [BlogPostCardDto] })
  grands(): Promise<BlogPostCardDto[]> {
    return this.blog.highlights();
  }

  @Get(`${BLOG_PATHS.post}/:post`)
  @Header('Cache-Control', REVALIDATE)
  @ApiOkResponse({ type: BlogPostDto })
  @ApiNotFoundResponse()
  @ApiGoneResponse({ description: 'It was published once and has been removed' })
  post(@Param('post') idOrSlug: string): Promise<BlogPostDto> {
    return this.blog.post(idOrSlug);
  }

  @Post(BLOG_PATHS.rating)
  @HttpCode(200)
  @ApiOkResponse({ type: RatingResultDto })
  @ApiNotFoundResponse()
  @ApiUnprocessableEntityResponse()
  @ApiTooManyRequestsResponse()
  rate(
    @Body() { id, rating, clientId }: RatingUpdateDto,
    @Req() request: FastifyRequest,
  ): Promise<RatingResultDto> {
    const client = clientId ?? clientOf(request);
    return this.ratings.vote({ postId: id, rating, clientId: client, ip: request.ip });
  }
}
