import { SEO_META_PATHS, type PageMeta } from '@polden/api-contract';
import { http } from '@polden/http';
import { inTime } from '@polden/ru';
import type { RouteObject } from 'react-router-dom';

/** What editors have ruled for the page that a request is for; null when they leave it all to the page. */
export type PageRuleReader = (request: Request) => PageMeta | null | Promise<PageMeta | null>;

const PAGE_RULE_ROUTE_ID = 'page-rule';
/** Milliseconds that a navigation waits for a rule at most: a page with its own words is better than a late one. */
const TIMEOUT_MS = 700;

/** The route that loads the editors' rule of the page on the screen; all other routes are its children. */
export function pageRuleRoute(read: PageRuleReader, children: RouteObject[]): RouteObject {
  return {
    id: PAGE_RULE_ROUTE_ID,
    loader: ({ request }) => read(request),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    children,
  };
}

/** In the browser: asked for along with the data of the page. `subdomain`: of the city that the site is for. */
export function askForPageRule(subdomain: string): PageRuleReader {
  return async ({ url, signal }) => {
    const searchParams = { url: new URL(url).pathname, subdomain };
    // Nobody has to hear that it came late: the page has words of its own.
    const asked = http.get<PageMeta>(SEO_META_PATHS.index, { searchParams, signal, quiet: true });
    const rule = await inTime(asked, TIMEOUT_MS, () => null).catch(() => null);
    return rule?.id === null ? null : rule;
  };
}
