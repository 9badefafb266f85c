import { Injectable } from '@nestjs/common';
import type { FooterSeoCategory } from '@polden/api-contract';
import { footerSeoCategory, footerSeoPage } from '@polden/content-model';
import { VisibleContent } from '../../visible-content.ts';
import { inCategories, positionOf } from '../in-categories.ts';

/** The links by which people and search engines get from any page to the important ones. */
@Injectable()
export class FooterSeoService {
  constructor(private readonly content: VisibleContent) {}

  async all(): Promise<FooterSeoCategory[]> {
    const [categories, pages] = await Promise.all([
      this.content.all(footerSeoCategory),
      this.content.all(footerSeoPage),
    ]);
    return inCategories(categories, pages).map(({ category, items }, index) => ({
      id: category.id,
      title: category.values.title,
      position: positionOf(category, index),
      items: items.map((page, pageIndex) => ({
        id: page.id,
        title: page.values.title,
        url: page.values.url,
        position: positionOf(page, pageIndex),
      })),
    }));
  }
}
