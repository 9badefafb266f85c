import { Injectable } from '@nestjs/common';
import type { MarketplaceCategory } from '@polden/api-contract';
import { marketplaceCategory, marketplaceItem } from '@polden/content-model';
import { VisibleContent } from '../../visible-content.ts';
import { inCategories, positionOf } from '../in-categories.ts';

@Injectable()
export class MarketplaceService {
  constructor(private readonly content: VisibleContent) {}

  async all(): Promise<MarketplaceCategory[]> {
    const [categories, offers] = await Promise.all([
      this.content.all(marketplaceCategory),
      this.content.all(marketplaceItem),
    ]);
    return inCategories(categories, offers).map(({ category, items }, index) => ({
      id: category.id,
      title: category.values.title,
      position: positionOf(category, index),
      items: items.map((item, itemIndex) => ({
        id: item.id,
        title: item.values.title,
        lead: item.values.lead,
        image: item.picture,
        price: item.values.price,
        link: item.values.link,
        advertiser: item.values.advertiser,
        erid: item.values.erid,
        position: positionOf(item, itemIndex),
      })),
    }));
  }
}
