import {
  type Brand,
  type BrandCard,
  MENU_KINDS,
  type MenuItem,
  type MenuKind,
  type MenuList,
  type PlaceRegion,
  type SiteSettings,
  type TotalCounter,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';

export class MenuItemDto implements MenuItem {
  @ApiProperty()
  id: number;

  @ApiProperty({ type: Number, nullable: true })
  parent_id: number | null;

  @ApiProperty({ enum: MENU_KINDS })
  kind: MenuKind;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Path on this site, or an absolute URL' })
  url: string;

  @ApiProperty()
  position: number;
}

export class MenuListDto implements MenuList {
  @ApiProperty({ type: [MenuItemDto] })
  items: MenuItemDto[];
}

export class TotalCounterDto implements TotalCounter {
  @ApiProperty({ enum: ['loans', 'investments'] })
  module: TotalCounter['module'];

  @ApiProperty({ description: 'Whole roubles' })
  sum: number;

  @ApiProperty({ description: 'Roubles a month' })
  velocity: number;

  @ApiProperty({ description: 'Moscow wall time without a zone', example: '2026-11-20 18:30:00' })
  created_at: string;
}

class CookieManifestDto {
  @ApiProperty()
  visible: boolean;
}

export class SiteSettingsDto implements SiteSettings {
  @ApiProperty({ description: 'ISO 8601 with the Moscow offset', example: '2026-11-20T18:30:00+03:00' })
  currentDate: string;

  @ApiProperty()
  cookieManifest: CookieManifestDto;

  @ApiProperty({ type: Object, description: 'Name, contacts and legal identity of the lender' })
  brand: Brand;
}

class PlaceCityDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: "The city's subdomain; Moscow, which has none, is `msk`" })
  alias: string;
}

export class PlaceRegionDto implements PlaceRegion {
  @ApiProperty({ description: 'Number of the subject of the Federation' })
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Federal district', example: 'Приволжский' })
  administrativeDistrict: string;

  @ApiProperty({ type: [PlaceCityDto] })
  cities: PlaceCityDto[];
}

export class BrandCardDto implements BrandCard {
  @ApiProperty({ description: 'vCard 3.0' })
  vcard: string;

  @ApiProperty({ description: 'The same as a QR code: an SVG' })
  svg: string;
}
