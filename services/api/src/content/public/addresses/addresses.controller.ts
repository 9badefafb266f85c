import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ADDRESS_LISTS, ADDRESSES_PATH } from '@polden/api-contract';
import { Public } from '../../../core/access/access.decorators.ts';
import { Revalidated } from '../revalidated.ts';
import { ContentAddressDto } from './addresses.dto.ts';
import { Addresses } from './addresses.ts';

/** What site maps are made of. */
@ApiTags('content')
@Public()
@Controller()
export class AddressesController {
  constructor(private readonly addresses: Addresses) {}

  @Get(`${ADDRESSES_PATH}/:list`)
  @Revalidated()
  @ApiParam({ name: 'list', enum: ADDRESS_LISTS })
  @ApiOkResponse({ type: [ContentAddressDto] })
  @ApiNotFoundResponse()
  read(@Param('list') list: string): Promise<ContentAddressDto[]> {
    return this.addresses.of(list);
  }
}
