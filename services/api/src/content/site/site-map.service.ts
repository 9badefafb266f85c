import { Injectable } from '@nestjs/common';
import type { SiteMap } from '@polden/api-contract';
import { footerSeoCategory, footerSeoPage, officeRegion } from '@polden/content-model';
import { ApiConfig } from '../../core/config/api-config.ts';
import { VisibleContent } from '../visible-content.ts';
import { siteMapReferences } from './site-map-references.ts';

/** What the page «Карта сайта» shows. */
@Injectable()
export class SiteMapService {
  constructor(
    private readonly content: VisibleContent,
    private readonly config: ApiConfig,
  ) {}

  async read(): Promise<SiteMap> {
    const [categories, pages, offices] = await Promise.all([
      this.content.all(footerSeoCategory),
      this.content.all(footerSeoPage),
      this.content.all(officeRegion),
    ]);
    return {
      categories: categories.map(({ id, values: { title } }) => ({
        id,
        title,
        paths: pages
          .filter(({ values }) => values.category === id)
          .map(({ values }) => ({ title: values.title, path: values.url })),
      })),
      references: siteMapReferences(this.config.brand, this.config.releases.pathPlaces),
      officeRegions: offices.map(({ id, values: { title, slug, address, phone, hours } }) => ({
        id,
        title,
        slug,
        address,
        phone,
        hours,
      })),
    };
  }
}
