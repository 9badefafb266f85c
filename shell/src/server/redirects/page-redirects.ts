import { LEAD_PARAM, SENT_PARAM } from '@polden/api-contract';
import {
  type Destination,
  joinQueries,
  lowerCasePath,
  type RedirectTable,
  tidyPath,
} from '@polden/reference-data';
import { withoutSlashAtEnd } from '@polden/ru';
import type { CityCookie } from '../city/city-cookie.ts';
import type { SiteHost, SiteHosts } from '../city/site-hosts.ts';
import type { PageFacts } from '../releases/page-facts.ts';
import { withInternalFlag } from './internal-flag.ts';
import { hasSentForm } from './sent-form.ts';

/** Where a visitor is sent instead of a page. */
export interface PageRedirect {
  location: string;
  status: 301 | 302;
  /** Ids of the editors' rules that lead there. */
  rules: readonly number[];
}

export interface PageRedirectsOptions {
  hosts: Pick<SiteHosts, 'originOf'>;
  cities: Pick<CityCookie, 'read'>;
  redirects: () => RedirectTable;
  /** The one address of another site to which anything is led; null leads to the page about the app. */
  appInstallUrl: string | null;
}

export interface AskedPage {
  host: SiteHost;
  /** On the origin of `host`. */
  url: URL;
  /** Asked for with slashes in front, which are not in `url`. */
  isSlashed?: boolean | undefined;
  cookie: string | undefined;
  readonly robot: boolean;
  /** What is known of the page at a path of the site. */
  factsOf: (pathname: string) => PageFacts;
  /** Path of the page about the app; null while there is none. */
  appPage: string | null;
}

const APP = /^\/app(\/|$)/i;

/** Decides before any page is looked for or rendered whether it stands elsewhere; however many the reasons, there is one answer. */
export class PageRedirects {
  readonly #options: PageRedirectsOptions;

  constructor(options: PageRedirectsOptions) {
    this.#options = options;
  }

  /** The editors' rules as they are now: another table when any of them is another. */
  get table(): RedirectTable {
    return this.#options.redirects();
  }

  /** Null when the page is to be answered where it was asked for. */
  of(asked: AskedPage): PageRedirect | null {
    const { appInstallUrl } = this.#options;
    if (APP.test(asked.url.pathname) && appInstallUrl !== null)
      return { location: appInstallUrl, status: 302, rules: [] };
    const path = this.#pathOf(asked);
    const site = this.#siteOf(asked, path.url);
    const flagged = asked.host.internal ? withInternalFlag(path.url) : path.url;
    const isPermanent = path.permanent && site.permanent && flagged === path.url;
    const rest = flagged.pathname + flagged.search;
    const isThere = site.origin + rest === asked.host.asked + asked.url.pathname + asked.url.search;
    if (isThere && !asked.isSlashed) return null;
    // With its origin, so that no path can be taken for another site's.
    return {
      location: site.origin + rest + flagged.hash,
      status: isPermanent ? 301 : 302,
      rules: path.rules,
    };
  }

  /** Former addresses, the editors' rules and the shape of addresses. */
  #pathOf({ url, cookie, factsOf, appPage }: AskedPage): {
    url: URL;
    permanent: boolean;
    rules: readonly number[];
  } {
    if (appPage !== null && APP.test(url.pathname))
      return { url: new URL(appPage + url.search, url), permanent: false, rules: [] };
    const tidy = tidyPath(url.pathname);
    const found = this.#leadOf(tidy, url, factsOf);
    const led = new URL(url);
    led.pathname = tidy;
    if (found !== null) led.href = new URL(found.target, url).href;
    if (found !== null) led.search = joinQueries(led.search, url.search);
    led.pathname = addressOf(led.pathname, factsOf);
    // The first page of the list has one address; the marks of an advertisement stay in it.
    if (led.searchParams.get('page') === '1' && factsOf(withoutSlashAtEnd(led.pathname)).paged)
      led.searchParams.delete('page');
    const isThanked = hasSentForm(led, cookie);
    if (!isThanked) led.searchParams.delete(SENT_PARAM);
    return {
      url: led,
      permanent: isThanked && (found?.permanent ?? true),
      rules: found?.rules ?? [],
    };
  }

  /** Null also for where a former address may only be guessed to be now, and no page is: it is answered at once, not led on for good. */
  #leadOf(tidy: string, url: URL, factsOf: AskedPage['factsOf']): Destination | null {
    const found = this.#options.redirects().find(tidy);
    return found?.isGuess && !factsOf(new URL(found.target, url).pathname).exists ? null : found;
  }

  /** The site on which the page at a path stands. */
  #siteOf(
    { host, url, cookie, robot, factsOf }: AskedPage,
    target: URL,
  ): { origin: string; permanent: boolean } {
    const { hosts, cities } = this.#options;
    const { exists, cityVariant } = factsOf(target.pathname);
    // What an address leads to is a page of the main site, even while its remote is not there.
    const isPage = exists || withoutSlashAtEnd(addressOf(url.pathname, factsOf)) !== target.pathname;
    const isMain = host.origin === host.mainOrigin;
    if (!isMain && isPage && !cityVariant) return { origin: host.mainOrigin, permanent: true };
    const mayLead = isMain && cityVariant && !host.internal && !robot && !answersForm(target);
    const chosen = mayLead ? cities.read(cookie) : null;
    const origin = chosen === null ? host.origin : hosts.originOf(chosen, host);
    return { origin, permanent: origin === host.origin && host.moved !== 'unknown-city' };
  }
}

/** What answers a form is for the browser that has sent it, and is known on this host alone. Thanks for nothing are gone by now. */
function answersForm({ searchParams }: URL): boolean {
  return searchParams.has(SENT_PARAM) || searchParams.has(LEAD_PARAM);
}

/** Pages are found in any case and have one address each; a parameter that is a token is another one in another case. */
function addressOf(pathname: string, factsOf: AskedPage['factsOf']): string {
  return factsOf(pathname).caseSensitive ? pathname : lowerCasePath(pathname);
}
