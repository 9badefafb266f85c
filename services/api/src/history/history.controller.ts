import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { HISTORY_PATHS } from '@polden/api-contract';
import { Requires } from '../access/access.decorators.ts';
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
@Requires('history.read')
@Controller()
export class HistoryController {
  constructor(private readonly history: HistoryReader) {}

  @Get(HISTORY_PATHS.list)
  @ApiOkResponse({ type: HistoryPageDto })
  list(@Query() { page }: HistoryPageQuery): Promise<HistoryPageDto> {
    return this.history.find({ page });
  }

  @Get(HISTORY_PATHS.menu)
  @ApiOkResponse({ type: HistoryMenuDto })
  menu(): Promise<HistoryMenuDto> {
    return this.history.menu();
  }

  @Get(HISTORY_PATHS.find)
  @ApiOkResponse({ type: HistoryPageDto })
  find(@Query() query: HistoryFindQuery): Promise<HistoryPageDto> {
    return this.history.find(query);
  }

  @Get(HISTORY_PATHS.findFiles)
  @ApiOkResponse({ type: [String] })
  findFiles(@Query() { search }: HistoryFilesQuery): Promise<string[]> {
    return this.history.findFiles(search);
  }
}
