import { askForPageRule, type PageRuleReader } from '../app/page-rule.ts';
import { boot } from './boot.ts';
import { askAhead, takeAhead } from './prefetched-data.ts';

const read = askForPageRule(boot.city);
const keyOf = (url: string) => `rule ${url}`;

/** Rules of pages that are opened; what was asked for ahead is there. */
export const pageRule: PageRuleReader = (request) =>
  (takeAhead(keyOf(request.url)) as ReturnType<PageRuleReader> | undefined) ?? read(request);

/** Asks for the rule of a page that may be opened next. */
export function prefetchRule({ href }: URL): Promise<unknown> {
  return askAhead(keyOf(href), async () => read(new Request(href)));
}
