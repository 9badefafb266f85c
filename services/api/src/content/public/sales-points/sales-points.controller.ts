import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { SALES_POINT_PATHS } from '@polden/api-contract';
import { salesPoint } from '@polden/content-model';
import { compareRussian } from '@polden/ru';
import { Public } from '../../../core/access/access.decorators.ts';
import { Revalidated } from '../revalidated.ts';
import { searchText } from '../../search-text.ts';
import { VisibleContent } from '../../visible-content.ts';
import { SalesPointDto } from './sales-points.dto.ts';

/** Where a phone can be handed in for money. */
@ApiTags('sales-points')
@Public()
@Controller()
export class SalesPointsController {
  constructor(private readonly content: VisibleContent) {}

  @Get(SALES_POINT_PATHS.cities)
  @Revalidated()
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'string' } } })
  async cities(): Promise<string[]> {
    const points = await this.points();
    return [...new Set(points.map(({ city }) => city))].sort(compareRussian);
  }

  @Get(SALES_POINT_PATHS.names)
  @Revalidated()
  @ApiQuery({ name: 'city', required: false, description: 'As cities has it; without one all points' })
  @ApiOkResponse({ type: [SalesPointDto] })
  async names(@Query('city') city: string | string[] = ''): Promise<SalesPointDto[]> {
    const wanted = typeof city === 'string' ? searchText(city) : '';
    const points = await this.points();
    return points
      .filter((point) => wanted === '' || searchText(point.city) === wanted)
      .sort((a, b) => compareRussian(a.name, b.name) || a.id - b.id);
  }

  private async points(): Promise<SalesPointDto[]> {
    const items = await this.content.all(salesPoint);
    return items.map(({ id, values: { name, city, address } }) => ({ id, name, city, address }));
  }
}
