import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ADDRESS_LISTS, ADDRESSES_PATH } from '@polden/api-contract';
import { CONTENT_TYPES } from '@polden/content-model';
import { Public } from '../../../core/access/access.decorators.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { ContentRepository } from '../../content.repository.ts';
import { Revalidated } from '../revalidated.ts';
import { ContentAddressDto } from './addresses.dto.ts';

/** What site maps are made of. */
@ApiTags('content')
@Public()
@Controller()
export class AddressesController {
  constructor(private readonly repository: ContentRepository) {}

  @Get(`${ADDRESSES_PATH}/:list`)
  @Revalidated()
  @ApiParam({ name: 'list', enum: ADDRESS_LISTS })
  @ApiOkResponse({ type: [ContentAddressDto] })
  @ApiNotFoundResponse()
  async read(@Param('list') list: string): Promise<ContentAddressDto[]> {
    const type = CONTENT_TYPES.find(({ name }) => name === list);
    if (!type || !ADDRESS_LISTS.some((name) => name === list)) throw new AppError(404, 'Такого списка нет');
    const rows = await this.repository.addresses(type);
    return rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() }));
  }
}
