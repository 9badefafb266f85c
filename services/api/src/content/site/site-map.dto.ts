import { ApiProperty } from '@nestjs/swagger';
import type { OfficeRegion, SiteMap, SiteMapGroup, SiteMapPath } from '@polden/api-contract';

class SiteMapPathDto implements SiteMapPath {
  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Path on this site' })
  path: string;
}

class SiteMapGroupDto implements SiteMapGroup {
  @ApiProperty()
  title: string;

  @ApiProperty({ type: [SiteMapPathDto] })
  paths: SiteMapPathDto[];
}

class SiteMapCategoryDto extends SiteMapGroupDto {
  @ApiProperty()
  id: number;
}

class SiteMapReferencesDto {
  @ApiProperty()
  clients: SiteMapGroupDto;

  @ApiProperty()
  company: SiteMapGroupDto;

  @ApiProperty()
  partners: SiteMapGroupDto;

  @ApiProperty()
  information: SiteMapGroupDto;
}

class OfficeRegionDto implements OfficeRegion {
  @ApiProperty()
  id: number;

  @ApiProperty({ description: 'The city' })
  title: string;

  @ApiProperty()
  slug: string;

  @ApiProperty()
  address: string;

  @ApiProperty()
  phone: string;

  @ApiProperty()
  hours: string;
}

export class SiteMapDto implements SiteMap {
  @ApiProperty({ type: [SiteMapCategoryDto] })
  categories: SiteMapCategoryDto[];

  @ApiProperty()
  references: SiteMapReferencesDto;

  @ApiProperty({ type: [OfficeRegionDto] })
  officeRegions: OfficeRegionDto[];
}
