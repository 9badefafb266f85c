import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { MENU_KINDS, SITE_PATHS } from '@polden/api-contract';
import { Public } from '../../core/access/access.decorators.ts';
import { Revalidated } from '../public/revalidated.ts';
import { PLACE_REGIONS } from './place-regions.ts';
import { SiteMapDto } from './site-map.dto.ts';
import { SiteMapService } from './site-map.service.ts';
import { BrandCardDto, MenuListDto, PlaceRegionDto, SiteSettingsDto, TotalCounterDto } from './site.dto.ts';
import { SiteService } from './site.service.ts';

@ApiTags('site')
@Public()
@Controller()
export class SiteController {
  constructor(
    private readonly site: SiteService,
    private readonly maps: SiteMapService,
  ) {}

  @Get(SITE_PATHS.menu)
  @Revalidated()
  @ApiOkResponse({ type: MenuListDto })
  allMenus(): Promise<MenuListDto> {
    return this.site.menu('all');
  }

  @Get(`${SITE_PATHS.menu}/:type`)
  @Revalidated()
  @ApiParam({ name: 'type', enum: ['all', ...MENU_KINDS] })
  @ApiOkResponse({ type: MenuListDto })
  @ApiNotFoundResponse()
  menu(@Param('type') type: string): Promise<MenuListDto> {
    return this.site.menu(type);
  }

  @Get(SITE_PATHS.counters)
  @Revalidated()
  @ApiOkResponse({ type: [TotalCounterDto] })
  counters(): Promise<TotalCounterDto[]> {
    return this.site.totalCounters();
  }

  @Get(SITE_PATHS.settings)
  @Revalidated()
  @ApiOkResponse({ type: SiteSettingsDto })
  settings(): SiteSettingsDto {
    return this.site.settings();
  }

  @Get(SITE_PATHS.card)
  @Revalidated()
  @ApiOkResponse({ type: BrandCardDto })
  card(): Promise<BrandCardDto> {
    return this.site.card();
  }

  @Get(SITE_PATHS.cardFile)
  @Revalidated()
  @Header('content-type', 'text/vcard; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="contacts.vcf"')
  @ApiProduces('text/vcard')
  @ApiOkResponse({ type: String })
  async cardFile(): Promise<string> {
    return (await this.site.card()).vcard;
  }

  @Get(SITE_PATHS.siteMap)
  @Revalidated()
  @ApiOkResponse({ type: SiteMapDto })
  siteMap(): Promise<SiteMapDto> {
    return this.maps.read();
  }

  @Get(SITE_PATHS.regions)
  @Revalidated()
  @ApiOkResponse({ type: [PlaceRegionDto] })
  regions(): readonly PlaceRegionDto[] {
    return PLACE_REGIONS;
  }
}
