import type { FooterSeoCategory, MenuItem } from '@polden/api-contract';
import type { LockedRemote, ShellData } from '@polden/mfe-contract';
import { livePages } from '../../app/live-pages.ts';
import { deepFreeze } from '../deep-freeze.ts';
import type { DeclaredPages } from './declared-pages.ts';

type IsThere = (url: string) => boolean;

interface Composed {
  lock: readonly Pick<LockedRemote, 'kind' | 'available' | 'routes'>[];
  declared: Pick<DeclaredPages, 'roles' | 'offers'>;
}

/** Site data without the links that no live release claims, and with all that pages need to know of each other. */
export function withClaimedLinks(
  shellData: (request: Request) => ShellData,
  { lock, declared: { roles, offers } }: Composed,
): (request: Request) => ShellData {
  const known = new WeakMap<ShellData, ShellData>();
  const byOrigin = new Map<string, IsThere>();
  const isThereOn = ({ origin, mainOrigin }: ShellData['city']): IsThere => {
    const isThere = byOrigin.get(origin) ?? livePages(lock, [origin, mainOrigin]);
    byOrigin.set(origin, isThere);
    return isThere;
  };
  return (request) => {
    const data = shellData(request);
    const kept = known.get(data);
    if (kept) return kept;
    const isThere = isThereOn(data.city);
    // All visitors have it in common, and so have the releases that render their pages.
    const claimed = deepFreeze({
      ...data,
      menu: claimedMenu(data.menu, isThere),
      footerSeo: claimedGroups(data.footerSeo, isThere),
      banners: data.banners.map((banner) => (isThere(banner.link) ? banner : { ...banner, link: '' })),
      roles,
      offers,
      isThere,
    });
    known.set(data, claimed);
    return claimed;
  };
}

/** A group without a page of its own leads to its first page that exists. */
function claimedMenu(menu: readonly MenuItem[], isThere: IsThere): MenuItem[] {
  const claimed = menu.filter(({ url }) => isThere(url));
  return menu.flatMap((item) => {
    if (claimed.includes(item)) return [item];
    const [first] = claimed
      .filter(({ parent_id }) => parent_id === item.id)
      .sort((a, b) => a.position - b.position);
    return first ? [{ ...item, url: first.url }] : [];
  });
}

function claimedGroups(groups: readonly FooterSeoCategory[], isThere: IsThere): FooterSeoCategory[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ url }) => isThere(url)) }))
    .filter(({ items }) => items.length > 0);
}
