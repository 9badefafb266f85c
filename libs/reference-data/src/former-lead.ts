import { RedirectTable } from './redirect-table.ts';

/**
 * Where all addresses of a path pattern lead, because they are former ones: redirects come before pages, so that nobody would ever
 * see a page there. Null where a page is seen.
 */
export function formerLeadOf(pattern: string): string | null {
  // Any value of a parameter: where the rest of an address goes along, a page that is there comes first.
  const address = `/${pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => (/^[:*]/.test(segment) ? '0' : segment.replace(/\?$/, '')))
    .join('/')}`;
  const found = new RedirectTable([]).find(address);
  return found && !found.isGuess ? found.target : null;
}
