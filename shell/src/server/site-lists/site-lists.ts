import {
  ADDRESS_LISTS,
  ADDRESSES_PATH,
  CONFIG_LK_PATHS,
  EVENT_PATHS,
  FOOTER_SEO_PATHS,
  REDIRECT_PATHS,
  SEO_META_PATHS,
  SITE_PATHS,
  SUBSCRIBE_PATHS,
  TEXT_PATHS,
  type AddressList,
  type ContentAddress,
  type EventBanner,
  type FooterSeoCategory,
  type MenuList,
  type Redirect,
  type SeoMetaRule,
  type SiteSettings,
  type SocialNetwork,
  type SubscriptionConsent,
  type Texts,
  type TotalCounter,
} from '@polden/api-contract';
import type { ListSource } from './kept-list.ts';

/** What every page of the site carries. */
export interface ShownLists {
  settings: SiteSettings;
  menu: MenuList;
  counters: TotalCounter[];
  texts: Texts;
  footerSeo: FooterSeoCategory[];
  networks: SocialNetwork[];
  banners: EventBanner[];
  subscription: SubscriptionConsent;
}

/** What the shell itself goes by; no page carries it. */
export interface OwnLists {
  metaRules: SeoMetaRule[];
  redirects: Redirect[];
}

/** Lists that change with what stands in their groups: an empty group is in none. */
const FILLED_BY: Partial<Record<AddressList, string[]>> = {
  'blog-category': ['blog'],
  'investor-contract-tab': ['investor-contract'],
};

/** Addresses of content, for the site maps. */
export const ADDRESSES: Record<string, ListSource> = Object.fromEntries(
  ADDRESS_LISTS.map((list) => [
    list,
    {
      path: `${ADDRESSES_PATH}/${list}`,
      tags: [list, ...(FILLED_BY[list] ?? [])],
      everyMs: 300_000,
    },
  ]),
);

export type AddressLists = Partial<Record<AddressList, ContentAddress[]>>;

export const SHOWN_LISTS: Record<keyof ShownLists, ListSource> = {
  settings: { path: SITE_PATHS.settings, everyMs: 10_000 },
  menu: { path: SITE_PATHS.menu, tags: ['menu'] },
  counters: { path: SITE_PATHS.counters, tags: ['counter'] },
  texts: { path: TEXT_PATHS.templates, tags: ['template'] },
  footerSeo: { path: FOOTER_SEO_PATHS.all, tags: ['footer-seo-pages', 'footer-seo-category'] },
  networks: { path: SITE_PATHS.networks, tags: ['network'] },
  banners: { path: EVENT_PATHS.index, tags: ['events'] },
  subscription: { path: SUBSCRIBE_PATHS.consent, everyMs: 600_000 },
};

export const OWN_LISTS: Record<keyof OwnLists, ListSource> = {
  metaRules: { path: SEO_META_PATHS.published, tags: ['meta-for-pages'] },
  redirects: { path: REDIRECT_PATHS.index, tags: ['redirect'] },
};

/** What layouts read with `readCached`. What the pages of remotes read so, they say themselves. */
export const LAYOUT_READS: readonly string[] = [CONFIG_LK_PATHS.landParams];
