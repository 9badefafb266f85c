import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SEARCH_PATHS } from '@polden/api-contract';
import { Public } from '../../core/access/access.decorators.ts';
import { SearchPageDto, SearchQueryDto, SearchSuggestionDto, SuggestQueryDto } from './search.dto.ts';
import { SearchService } from './search.service.ts';

/** The same words are asked for again and again while one types. */
const ForAMoment = () => Header('Cache-Control', 'public, max-age=10');

@ApiTags('search')
@Public()
@Controller()
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get(SEARCH_PATHS.find)
  @ForAMoment()
  @ApiOkResponse({ type: SearchPageDto })
  find(@Query() query: SearchQueryDto): Promise<SearchPageDto> {
    return this.search.find(query);
  }

  @Get(SEARCH_PATHS.suggest)
  @ForAMoment()
  @ApiOkResponse({ type: [SearchSuggestionDto] })
  suggest(@Query() { q }: SuggestQueryDto): Promise<SearchSuggestionDto[]> {
    return this.search.suggest(q);
  }
}
