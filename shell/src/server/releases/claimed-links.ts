import type { FooterSeoCategory, MenuItem } from '@polden/api-contract';
import type { ShellData } from '@polden/mfe-contract';
import { matchPath } from 'react-router-dom';
import { OWN_LINKS } from '../../app/own-links.ts';

/** Site data without the links that no live release claims: nobody is led to a page that is not there. */
export function withClaimedLinks(
  shellData: (request: Request) => ShellData,
  patterns: readonly string[],
): (request: Request) => ShellData {
  const missing = Object.values(OWN_LINKS).filter((path) => !isClaimed(path, patterns));
  const known = new WeakMap<ShellData, ShellData>();
  return (request) => {
    const data = shellData(request);
    const filtered = known.get(data) ?? {
      ...data,
      menu: claimedMenu(data.menu, patterns),
      footerSeo: claimedGroups(data.footerSeo, patterns),
      ...(missing.length > 0 ? { missing } : {}),
    };
    known.set(data, filtered);
    return filtered;
  };
}

/** A group whose own page is missing leads to the first of its pages that is there. */
function claimedMenu(menu: readonly MenuItem[], patterns: readonly string[]): MenuItem[] {
  const claimed = menu.filter(({ url }) => isClaimed(url, patterns));
  return menu.flatMap((item) => {
    if (claimed.includes(item)) return [item];
    const [first] = claimed
      .filter(({ parent_id }) => parent_id === item.id)
      .sort((a, b) => a.position - b.position);
    return first ? [{ ...item, url: first.url }] : [];
  });
}

function claimedGroups(
  groups: readonly FooterSeoCategory[],
  patterns: readonly string[],
): FooterSeoCategory[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ url }) => isClaimed(url, patterns)) }))
    .filter(({ items }) => items.length > 0);
}

function isClaimed(url: string, patterns: readonly string[]): boolean {
  if (!url.startsWith('/')) return true;
  const [pathname = '/'] = url.split(/[?#]/);
  return patterns.some((pattern) => matchPath(pattern, pathname));
}
