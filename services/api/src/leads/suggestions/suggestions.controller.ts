import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { SUGGESTION_PATHS } from '@polden/api-contract';
import { Public } from '../../core/access/access.decorators.ts';
import { Budgets } from '../../core/budgets/budgets.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { PlacesOfIssue } from './place-of-issue.ts';
import { PlaceOfIssueQueryDto, PlaceOfIssueSuggestionsDto } from './suggestions.dto.ts';

const COUNT = 10;
const SHORTEST = 2;

@ApiTags('suggestions')
@ApiTooManyRequestsResponse()
@Public()
@Controller()
export class SuggestionsController {
  constructor(
    private readonly places: PlacesOfIssue,
    private readonly budgets: Budgets,
    private readonly config: ApiConfig,
  ) {}

  /** Departments by code or name; an empty list when nothing is found or nobody can be asked. */
  @Post(SUGGESTION_PATHS.placeOfIssue)
  @HttpCode(200)
  @ApiOkResponse({ type: PlaceOfIssueSuggestionsDto })
  async placeOfIssue(
    @Body() { placeOfIssue }: PlaceOfIssueQueryDto,
    @Ip() ip: string,
  ): Promise<PlaceOfIssueSuggestionsDto> {
    const refusal = 'Слишком много запросов. Впишите название сами';
    await this.budgets.spendOfAddress('suggestion', ip, {
      budget: this.config.limits.lookup.suggestionIp,
      refusal,
    });
    const text = placeOfIssue.trim();
    return { suggestions: text.length < SHORTEST ? [] : await this.places.find(text, COUNT) };
  }
}
