import type { RouteObject } from 'react-router-dom';
import type { MountedPage } from '../../app/compose.tsx';
import { firstPart } from '../../app/path-match.ts';

/** What a part of a path may have that is more than its own letters. */
const FANCY = /[:*?]/u;

/** A page with the beginnings of the paths at which it may be found. */
interface PlacedPage {
  page: MountedPage;
  firsts: ReadonlySet<string>;
  /** It may begin with any part. */
  isOpen: boolean;
}

/** The pages of one remote, found by the first part of an address. */
export class PlacedPages {
  readonly #pages: readonly PlacedPage[];
  readonly #firsts: ReadonlySet<string>;
  readonly #hasOpen: boolean;

  constructor(pages: readonly MountedPage[]) {
    this.#pages = pages.map(placed);
    this.#firsts = new Set(this.#pages.flatMap(({ firsts }) => [...firsts]));
    this.#hasOpen = this.#pages.some(({ isOpen }) => isOpen);
  }

  /** Whether a path that is written out begins so. */
  begins(first: string): boolean {
    return this.#firsts.has(first);
  }

  /** The pages that an address with this first part may lead to, in their order; null: one with which no path begins. */
  under(first: string | null): MountedPage[] {
    if (!this.#hasOpen && (first === null || !this.#firsts.has(first))) return [];
    return this.#pages
      .filter(({ firsts, isOpen }) => isOpen || (first !== null && firsts.has(first)))
      .map(({ page }) => page);
  }
}

function placed(page: MountedPage): PlacedPage {
  const all = pathsOf(page.route, '').map(firstPart);
  const isFancy = (first: string) => FANCY.test(first);
  return {
    page,
    firsts: new Set(all.filter((first) => !isFancy(first))),
    isOpen: all.some(isFancy),
  };
}

/** Of the route and of all that is below it. */
function pathsOf(route: RouteObject, above: string): string[] {
  const { path = '' } = route;
  const own = path.startsWith('/') ? path : `${above}/${path}`;
  return [own, ...(route.children ?? []).flatMap((child) => pathsOf(child, own))];
}
