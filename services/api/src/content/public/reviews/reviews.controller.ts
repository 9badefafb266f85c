import { Body, Controller, Get, Headers, HttpCode, Post, Query, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import {
  IDEMPOTENCY_KEY_HEADER,
  REVIEW_FILES,
  REVIEW_MAX_FILES,
  REVIEW_PATHS,
  UPLOAD_HEADER,
} from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { Public, TakesUpload } from '../../../core/access/access.decorators.ts';
import { SpendsFormBudget } from '../../../core/captcha/form-budget.ts';
import { Revalidated } from '../revalidated.ts';
import { validationPipe } from '../../../core/dto/validation.pipe.ts';
import { clientKey } from '../../../core/idempotency/idempotency.ts';
import { readReviewForm } from './read-review-form.ts';
import { ReviewIntake } from './review-intake.ts';
import {
  AddReviewDto,
  ReviewAddedDto,
  ReviewsDto,
  ReviewsQueryDto,
  ReviewSummaryDto,
} from './reviews.dto.ts';
import { ReviewsReader } from './reviews.reader.ts';

const FILES = {
  type: 'array',
  maxItems: REVIEW_MAX_FILES,
  items: { type: 'string', format: 'binary' },
} as const;
const pipe = validationPipe();

@ApiTags('reviews')
@ApiExtraModels(AddReviewDto)
@Controller()
export class ReviewsController {
  constructor(
    private readonly reader: ReviewsReader,
    private readonly intake: ReviewIntake,
  ) {}

  @Get(REVIEW_PATHS.items)
  @Public()
  @Revalidated()
  @ApiOkResponse({ type: ReviewsDto })
  @ApiUnprocessableEntityResponse()
  items(@Query() { page, stars }: ReviewsQueryDto): Promise<ReviewsDto> {
    return this.reader.page(page, stars);
  }

  @Get(REVIEW_PATHS.summary)
  @Public()
  @Revalidated()
  @ApiOkResponse({ type: ReviewSummaryDto })
  summary(): Promise<ReviewSummaryDto> {
    return this.reader.summary();
  }

  @Post(REVIEW_PATHS.add)
  @SpendsFormBudget('review')
  @HttpCode(200)
  @Public()
  @TakesUpload()
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiHeader({ name: UPLOAD_HEADER, required: false, description: 'Required with multipart/form-data' })
  @ApiHeader({ name: IDEMPOTENCY_KEY_HEADER, required: false })
  @ApiBody({
    schema: {
      allOf: [{ $ref: getSchemaPath(AddReviewDto) }, { properties: { [REVIEW_FILES]: FILES } }],
    },
  })
  @ApiOkResponse({ type: ReviewAddedDto })
  @ApiUnprocessableEntityResponse()
  @ApiTooManyRequestsResponse()
  async add(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Headers(IDEMPOTENCY_KEY_HEADER) key: string | undefined,
  ): Promise<ReviewAddedDto> {
    const { fields, files } = request.isMultipart()
      ? await readReviewForm(request)
      : { fields: typeof body === 'object' && !Array.isArray(body) ? body : {}, files: [] };
    const sent = (await pipe.transform(fields ?? {}, {
      type: 'body',
      metatype: AddReviewDto,
    })) as AddReviewDto;
    return this.intake.add(sent, files, clientKey(key));
  }
}
