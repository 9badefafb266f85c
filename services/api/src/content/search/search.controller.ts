import { Controller, Get, Header, Ip, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { SEARCH_PATHS } from '@polden/api-contract';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Public } from '../../core/access/access.decorators.ts';
import { addressKey } from '../../core/budgets/address-key.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { SearchPageDto, SearchQueryDto, SearchSuggestionDto, SuggestQueryDto } from './search.dto.ts';
import { SearchService } from './search.service.ts';

/** The same words are asked for again and again while one types. */
const ForAMoment = () => Header('Cache-Control', 'public, max-age=10');

@ApiTags('search')
@Public()
@Controller()
export class SearchController {
  /** Of this process: words change at will, so that no cache keeps a stranger from asking the database. */
  private readonly limiter: RateLimiterMemory;

  constructor(
    private readonly search: SearchService,
    { limits }: ApiConfig,
  ) {
    const { points, seconds } = limits.lookup.searchIp;
    this.limiter = new RateLimiterMemory({ points, duration: seconds });
  }

  @Get(SEARCH_PATHS.find)
  @ForAMoment()
  @ApiOkResponse({ type: SearchPageDto })
  @ApiTooManyRequestsResponse()
  async find(@Query() query: SearchQueryDto, @Ip() ip: string): Promise<SearchPageDto> {
    await this.spend(ip);
    return this.search.find(query);
  }

  @Get(SEARCH_PATHS.suggest)
  @ForAMoment()
  @ApiOkResponse({ type: [SearchSuggestionDto] })
  @ApiTooManyRequestsResponse()
  async suggest(@Query() { q }: SuggestQueryDto, @Ip() ip: string): Promise<SearchSuggestionDto[]> {
    await this.spend(ip);
    return this.search.suggest(q);
  }

  private async spend(ip: string): Promise<void> {
    await this.limiter.consume(addressKey(ip)).catch((left: unknown) => {
      if (!(left instanceof RateLimiterRes)) throw left;
      throw AppError.tooMany('Слишком много запросов к поиску: подождите немного', left.msBeforeNext / 1000);
    });
  }
}
