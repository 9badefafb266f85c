import type { FooterSeoCategory, MenuItem } from '@polden/api-contract';
import type { ShellData } from '@polden/mfe-contract';
import { matchPath } from 'react-router-dom';
import { OWN_LINKS } from '../../app/own-links.ts';

/** In sanitised HTML. */
const LINK = /<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs;

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
      banners: data.banners.map((banner) =>
        isClaimed(banner.link, patterns) ? banner : { ...banner, link: '' },
      ),
      texts: claimedTexts(data.texts, patterns),
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

/** What an editor has linked stays as words. */
function claimedTexts(texts: ShellData['texts'], patterns: readonly string[]): ShellData['texts'] {
  const words = (html: string) =>
    html.replace(LINK, (link, url: string, text: string) => (isClaimed(url, patterns) ? link : text));
  return Object.fromEntries(Object.entries(texts).map(([name, html]) => [name, words(html)]));
}

function isClaimed(url: string, patterns: readonly string[]): boolean {
  if (!url.startsWith('/')) return true;
  const [pathname = '/'] = url.split(/[?#]/);
  return patterns.some((pattern) => matchPath(pattern, pathname));
}
