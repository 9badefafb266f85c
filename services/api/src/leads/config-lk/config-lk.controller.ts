import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { CONFIG_LK_PATHS } from '@polden/api-contract';
import { Public } from '../../core/access/access.decorators.ts';
import { Revalidated } from '../../content/index.ts';
import { ProductsService } from '../products/products.service.ts';
import { CalcOptionsDto, LandParamsDto } from './config-lk.dto.ts';

/** As the specification has them. */
const LAND_PARAMS: LandParamsDto = { lead: false, styles: { background: 'yellow', textColor: 'black' } };
const CALC_DEFAULT: CalcOptionsDto['default'] = {
  type: 'pts',
  tab: 'pts',
  sum: 350_000,
  period: 48,
  periodCalc: 1440,
};

@ApiTags('config-lk')
@Public()
@Controller()
export class ConfigLkController {
  constructor(private readonly products: ProductsService) {}

  @Get(CONFIG_LK_PATHS.landParams)
  @Revalidated()
  @ApiOkResponse({ type: LandParamsDto })
  landParams(): LandParamsDto {
    return LAND_PARAMS;
  }

  @Get(CONFIG_LK_PATHS.calcOptions)
  @Revalidated()
  @ApiOkResponse({ type: CalcOptionsDto })
  @ApiServiceUnavailableResponse()
  async calcOptions(): Promise<CalcOptionsDto> {
    const { products, promotion } = await this.products.info();
    return { products, promotion, default: CALC_DEFAULT };
  }
}
