import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { REVIEW_CONSENT_PATHS, REVIEW_CONSENT_RIGHTS } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { consentTitle } from '../../../consents/index.ts';
import { Requires } from '../../../core/access/access.decorators.ts';
import { IdPipe } from '../../../core/dto/id.pipe.ts';
import { consentsOfReview } from './review-consents.repository.ts';
import { ReviewConsentDto } from './reviews.dto.ts';

/** Consents of the authors of reviews, for moderators. */
@ApiTags('reviews')
@ApiBearerAuth()
@Controller()
export class ReviewConsentsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get(`${REVIEW_CONSENT_PATHS.consents}/:id`)
  @Requires(REVIEW_CONSENT_RIGHTS.consents)
  @ApiOkResponse({ type: [ReviewConsentDto] })
  async consentsOf(@Param('id', IdPipe) reviewId: number): Promise<ReviewConsentDto[]> {
    const rows = await consentsOfReview(this.dataSource.manager, reviewId);
    return rows.map(({ document_id: id, edition, given_at }) => ({
      id,
      title: consentTitle(id),
      edition,
      givenAt: given_at.toISOString(),
    }));
  }
}
