import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { MENU_KINDS, SITE_PATHS } from '@polden/api-contract';
import { Public } from '../access/access.decorators.ts';
import { MenuListDto, SiteSettingsDto, TotalCounterDto } from './site.dto.ts';
import { SiteService } from './site.service.ts';

/** Caches may keep the answer and must ask with its ETag before each use. */
const REVALIDATE = 'public, no-cache';

@ApiTags('site')
@Public()
@Controller()
export class SiteController {
  constructor(private readonly site: SiteService) {}

  @Get(SITE_PATHS.menu)
  @Header('Cache-Control', REVALIDATE)
  @ApiOkResponse({ type: MenuListDto })
  allMenus(): Promise<MenuListDto> {
    return this.site.menu('all');
  }

  @Get(`${SITE_PATHS.menu}/:type`)
  @Header('Cache-Control', REVALIDATE)
  @ApiParam({ name: 'type', enum: ['all', ...MENU_KINDS] })
  @ApiOkResponse({ type: MenuListDto })
  @ApiNotFoundResponse()
  menu(@Param('type') type: string): Promise<MenuListDto> {
    return this.site.menu(type);
  }

  @Get(SITE_PATHS.counters)
  @Header('Cache-Control', REVALIDATE)
  @ApiOkResponse({ type: [TotalCounterDto] })
  counters(): Promise<TotalCounterDto[]> {
    return this.site.totalCounters();
  }

  @Get(SITE_PATHS.settings)
  @Header('Cache-Control', REVALIDATE)
  @ApiOkResponse({ type: SiteSettingsDto })
  settings(): SiteSettingsDto {
    return this.site.settings();
  }
}
