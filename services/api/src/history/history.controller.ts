import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { HISTORY_PATHS, HISTORY_RIGHTS } from '@polden/api-contract';
import { Requires } from '../core/access/access.decorators.ts';
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
  list(@Query() { page }: HistoryPageQuery): Promise<HistoryPageDto> {
    return this.history.find({ page });
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
  find(@Query() query: HistoryFindQuery): Promise<HistoryPageDto> {
    return this.history.find(query);
  }

  @Get(HISTORY_PATHS.findFiles)
  @Requires(HISTORY_RIGHTS.findFiles)
  @ApiOkResponse({ type: [String] })
  findFiles(@Query() { search }: HistoryFilesQuery): Promise<string[]> {
    return this.history.findFiles(search);
  }
}
