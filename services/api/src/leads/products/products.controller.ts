import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { PRODUCTS_PATH } from '@polden/api-contract';
import { Public } from '../../core/access/access.decorators.ts';
import { ProductsInfoDto } from './products.dto.ts';
import { ProductsService } from './products.service.ts';

@ApiTags('products')
@Public()
@Controller(PRODUCTS_PATH)
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  @Get()
  @Header('Cache-Control', 'public, no-cache')
  @ApiOkResponse({ type: ProductsInfoDto })
  @ApiServiceUnavailableResponse()
  info(): Promise<ProductsInfoDto> {
    return this.products.info();
  }
}
