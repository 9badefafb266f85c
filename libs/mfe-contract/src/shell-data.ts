import type {
  Brand,
  EventBanner,
  ExperimentVariants,
  FooterSeoCategory,
  MenuItem,
  SiteSettings,
  SocialNetwork,
  SubscriptionConsent,
  Texts,
  TotalCounter,
} from '@polden/api-contract';
import type { PageOffer, PageRole } from './remote-module.ts';

/**
 * The city that a site is for. Pages with `cityVariant` in their handle exist on each city's site; others on the main site
 * only.
 */
export interface ShellCity {
  /** Its subdomain; `msk` for the main site, which has none. Also the subdomain of SEO rules and of texts by city. */
  alias: string;
  title: string;
  /** As it stands after «в»: «Казани». */
  prepositional: string;
  /** With the preposition: «в Казани», «во Владимире». */
  where: string;
  /** True on the main site, that of Moscow. */
  isDefault: boolean;
  /** Origin of this city's site, without a slash at its end: what its own pages are canonical at. */
  origin: string;
  /** Origin of the main site: what the pages that are the same in every city are canonical at. */
  mainOrigin: string;
  /** On a host for tests: it is every city's, and none is led elsewhere. */
  internal?: true;
}

export interface OfferedPage extends Omit<PageOffer, 'rank'> {
  to: string;
}

/** Loader data of the shell's root route (`useRouteLoaderData('shell')`), the same for every page of a city's site. */
export interface ShellData {
  brand: Brand;
  city: ShellCity;
  settings: Omit<SiteSettings, 'brand'>;
  menu: MenuItem[];
  counters: TotalCounter[];
  /** Texts of the footer and of other fixed places: sanitised HTML by identifier. */
  texts: Texts;
  /** Groups of the footer's links for search engines. */
  footerSeo: FooterSeoCategory[];
  networks: SocialNetwork[];
  /** Events of today in Moscow; a page that was kept checks the dates again in the browser. */
  banners: EventBanner[];
  /** Experiment → variant of this visitor, for the experiments that the page belongs to; absent on all other pages. */
  experiment?: ExperimentVariants;
  /** Address of each role that a page of a live release has. */
  roles?: Partial<Record<PageRole, string>>;
  /** What is offered on the page of an error, the most wanted first. */
  offers?: readonly OfferedPage[];
  /**
   * Whether an address of this site is one that the shell or a live release answers; true of all other sites. No part of the
   * JSON: server and browser make it from the page lock alike. Absent in tests of a remote alone: everything is there.
   */
  isThere?: (url: string) => boolean;
  /** What people agree to who ask for letters; absent while letters cannot be asked for. */
  subscription?: SubscriptionConsent;
  /**
   * When the oldest of what the page shows was read, as it stands after «на»: «14:05», «14:05 20 ноября», Moscow time.
   * Absent unless the API is away and the page may not be true any more.
   */
  savedAt?: string;
  /** True where `/app/…` leads to the install page of the app. */
  installsApp?: boolean;
  /** True in local mode: the developer's conveniences may be shown. */
  local: boolean;
  /** What replaces the live releases for this visitor, as the banner says it; absent for all others. */
  previews?: string[];
}
