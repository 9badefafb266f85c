import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { HISTORY_PATHS, HISTORY_RIGHTS } from '@polden/api-contract';
import { Requires } from '../core/access/access.decorators.ts';
import type { Actor } from '../core/access/authenticators.ts';
import { CurrentActor } from '../core/access/current-actor.ts';
import {
  HistoryFilesQuery,
  HistoryFindQuery,
  HistoryMenuDto,
  HistoryPageDto,
  HistoryPageQuery,
} from './history.dto.ts';
import { HistoryReader } from './history.reader.ts';

@ApiTags('history')
@ApiBearerAuth()
@ApiUnprocessableEntityResponse()
@Controller()
export class HistoryController {
  constructor(private readonly history: HistoryReader) {}

  @Get(HISTORY_PATHS.list)
  @Requires(HISTORY_RIGHTS.list)
  @ApiOkResponse({ type: HistoryPageDto })
  list(@Query() { page }: HistoryPageQuery, @CurrentActor() actor: Actor): Promise<HistoryPageDto> {
    return this.history.find({ page }, actor);
  }

  @Get(HISTORY_PATHS.menu)
  @Requires(HISTORY_RIGHTS.menu)
  @ApiOkResponse({ type: HistoryMenuDto })
  menu(): Promise<HistoryMenuDto> {
    return this.history.menu();
  }

  @Get(HISTORY_PATHS.find)
  @Requires(HISTORY_RIGHTS.find)
  @ApiOkResponse({ type: HistoryPageDto })
  find(@Query() query: HistoryFindQuery, @CurrentActor() actor: Actor): Promise<HistoryPageDto> {
    return this.history.find(query, actor);
  }

  @Get(HISTORY_PATHS.findFiles)
  @Requires(HISTORY_RIGHTS.findFiles)
  @ApiOkResponse({ type: [String] })
  findFiles(@Query() { search }: HistoryFilesQuery, @CurrentActor() actor: Actor): Promise<string[]> {
    return this.history.findFiles(search, actor);
  }
}
