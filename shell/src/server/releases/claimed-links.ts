import type { MenuItem } from '@polden/api-contract';
import type { ShellData } from '@polden/mfe-contract';
import { matchPath } from 'react-router-dom';

/** Site data without the menu links that no live release claims: nobody is led to a page that is not there. */
export function withClaimedLinks(shellData: () => ShellData, patterns: readonly string[]): () => ShellData {
  let source: ShellData | null = null;
  let filtered: ShellData | null = null;
  return () => {
    const data = shellData();
    if (data !== source || filtered === null) {
      source = data;
      filtered = { ...data, menu: claimedMenu(data.menu, patterns) };
    }
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

function isClaimed(url: string, patterns: readonly string[]): boolean {
  if (!url.startsWith('/')) return true;
  const [pathname = '/'] = url.split(/[?#]/);
  return patterns.some((pattern) => matchPath(pattern, pathname));
}
