import type { ShellData } from '@polden/mfe-contract';
import { deepFreeze } from '../deep-freeze.ts';
import { MadeOnce } from '../made-once.ts';
import type { SiteFacts } from '../site-data.ts';
import type { SiteHosts } from './site-hosts.ts';

/**
 * The facts of the site with the city of a request in them: one object for all requests of a city for as long as the facts
 * stay as they are, because what is made of it is kept by it. Releases have it too, and none can change it for others.
 */
export function dataByCity(
  facts: () => SiteFacts,
  hosts: Pick<SiteHosts, 'cityAt'>,
): (url: string) => ShellData {
  const known = new MadeOnce<SiteFacts, ShellData>();
  return (url) => {
    const origin = url.slice(0, url.indexOf('/', url.indexOf('//') + 2));
    const current = facts();
    return known.of(current, origin, () => deepFreeze({ ...current, city: hosts.cityAt(origin) }));
  };
}
