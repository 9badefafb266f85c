import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ADMIN_FAQ_PATHS, FAQ_VOTES_RIGHT } from '@polden/api-contract';
import { Requires } from '../../../core/access/access.decorators.ts';
import { IdPipe } from '../../../core/dto/id.pipe.ts';
import { FaqVotesDto } from './faq.dto.ts';
import { FaqVotesService } from './faq-votes.service.ts';

/** Visitors' votes on answers, for the staff. */
@ApiTags('faq')
@ApiBearerAuth()
@Controller()
export class FaqVotesController {
  constructor(private readonly votes: FaqVotesService) {}

  @Get(`${ADMIN_FAQ_PATHS.votes}/:id`)
  @Requires(FAQ_VOTES_RIGHT)
  @ApiOkResponse({ type: FaqVotesDto })
  of(@Param('id', IdPipe) id: number): Promise<FaqVotesDto> {
    return this.votes.of(id);
  }
}
