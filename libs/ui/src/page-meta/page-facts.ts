import type { Brand } from '@polden/api-contract';
import type { RouteHandle, ShellData } from '@polden/mfe-contract';
import { withoutSlashAtEnd } from '@polden/ru';
import { useLocation, useMatches } from 'react-router-dom';
import { useShellData } from '../shell-data/use-shell-data.ts';

/** What is the same in all that a page says of itself to machines. */
export interface PageFacts {
  brand: Brand;
  /** Origin of the main site. */
  site: string;
  /** The one address of this page. */
  canonical: string;
}

/** A page that differs between cities has its address on each city's site; any other only on the main one. */
export function usePageFacts(page: number): PageFacts {
  const data = useShellData();
  const { pathname } = useLocation();
  const isCityPage = useMatches().some(
    ({ handle }) => (handle as Partial<RouteHandle> | undefined)?.cityVariant,
  );
  return {
    brand: data.brand,
    site: data.city.mainOrigin,
    canonical: canonicalOf(data, isCityPage, pathname, page),
  };
}

function canonicalOf({ city }: ShellData, isCityPage: boolean, pathname: string, page: number): string {
  const origin = isCityPage ? city.origin : city.mainOrigin;
  const path = withoutSlashAtEnd(pathname);
  return origin + path + (page > 1 ? `?page=${page}` : '');
}
