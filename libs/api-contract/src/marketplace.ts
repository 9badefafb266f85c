import type { DescribedPicture } from './media.ts';

export const MARKETPLACE_PATHS = {
  /** GET → MarketplaceCategory[] with their items, both in their order. */
  all: 'marketplace/all',
} as const;

export interface MarketplaceItem {
  id: number;
  title: string;
  lead: string;
  image: DescribedPicture | null;
  /** Whole roubles; null when it has none. */
  price: number | null;
  /** On this site, or https: then it is advertising. */
  link: string;
  /** Full name and ИНН; '' when nobody has given it. */
  advertiser: string;
  /** Of the register of advertising; '' when nobody has given it. */
  erid: string;
  /** From 1 in its category. */
  position: number;
}

export interface MarketplaceCategory {
  id: number;
  title: string;
  /** From 1. */
  position: number;
  items: MarketplaceItem[];
}
