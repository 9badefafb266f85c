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
      filtered = { ...data, menu: data.menu.filter(({ url }) => isClaimed(url, patterns)) };
    }
    return filtered;
  };
}

function isClaimed(url: string, patterns: readonly string[]): boolean {
  if (!url.startsWith('/')) return true;
  const [pathname = '/'] = url.split(/[?#]/);
  return patterns.some((pattern) => matchPath(pattern, pathname));
}
