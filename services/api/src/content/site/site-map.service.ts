import { Injectable } from '@nestjs/common';
import { LEGAL_PAGES, type SiteMap } from '@polden/api-contract';
import { footerSeoCategory, footerSeoPage, officeRegion } from '@polden/content-model';
import { ApiConfig } from '../../core/config/api-config.ts';
import { Addresses } from '../public/addresses/addresses.ts';
import { VisibleContent } from '../visible-content.ts';
import { siteMapReferences } from './site-map-references.ts';

const CONTRACTS = '/investitsionnye-dogovory/';

/** What the page «Карта сайта» shows. */
@Injectable()
export class SiteMapService {
  constructor(
    private readonly content: VisibleContent,
    private readonly addresses: Addresses,
    private readonly config: ApiConfig,
  ) {}

  async read(): Promise<SiteMap> {
    const [categories, pages, offices, texts, tabs] = await Promise.all([
      this.content.all(footerSeoCategory),
      this.content.all(footerSeoPage),
      this.content.all(officeRegion),
      this.addresses.of('legal-page'),
      this.addresses.of('investor-contract-tab'),
    ]);
    const published = new Set([
      ...texts.map(({ slug }) => slug),
      ...tabs.map(({ slug }) => `${CONTRACTS}${slug}`),
    ]);
    const isThere = (path: string) => !isOfContent(path) || published.has(path);
    return {
      categories: categories.map(({ id, values: { title } }) => ({
        id,
        title,
        paths: pages
          .filter(({ values }) => values.category === id)
          .map(({ values }) => ({ title: values.title, path: values.url })),
      })),
      references: siteMapReferences(this.config.brand, this.config.releases.pathPlaces, isThere),
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

/** Of a page that is there only while staff have published something for it. */
function isOfContent(path: string): boolean {
  return path.startsWith(CONTRACTS) || Object.values(LEGAL_PAGES).includes(path);
}
