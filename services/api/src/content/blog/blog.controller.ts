import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiQuery,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { BLOG_PATHS } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../core/access/access.decorators.ts';
import { AppError } from '../../core/errors/app-error.ts';
import {
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
const PAGE = /^[1-9]\d{0,8}$/u;

@ApiTags('blog')
@Public()
@Controller()
export class BlogController {
  constructor(
    private readonly blog: BlogService,
    private readonly ratings: BlogRatingService,
  ) {}

  @Get(BLOG_PATHS.index)
  @Header('Cache-Control', REVALIDATE)
  @ApiOkResponse({ type: BlogIndexDto })
  index(): Promise<BlogIndexDto> {
    return this.blog.index();
  }

  @Get(BLOG_PATHS.posts)
  @Header('Cache-Control', REVALIDATE)
  @ApiQuery({ name: 'page', required: false, description: 'From 1' })
  @ApiOkResponse({ type: BlogPostsDto })
  @ApiNotFoundResponse({ description: 'page is not a number from 1' })
  posts(@Query('page') page: string | string[] = '1'): Promise<BlogPostsDto> {
    if (typeof page !== 'string' || !PAGE.test(page)) throw new AppError(404, 'Page not found.');
    return this.blog.posts(Number(page));
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
