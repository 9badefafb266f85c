import { API_BASE_PATH } from '@polden/api-contract';
import type { ApiConfig } from '../../../core/config/api-config.ts';

export interface FeedSite {
  /** Origin of the public site. */
  origin: string;
  /** Of this API on it. */
  apiBase: string;
  brandName: string;
}

export function feedSite({ publicOrigin, brand }: Pick<ApiConfig, 'publicOrigin' | 'brand'>): FeedSite {
  return { origin: publicOrigin, apiBase: API_BASE_PATH, brandName: brand.name };
}
