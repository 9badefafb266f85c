import type { ClaimedPath, RemoteRoute, RouteHandle } from '@polden/mfe-contract';
import type { RouteObject } from 'react-router-dom';

/** What stands in place of the pages of a remote in quarantine. */
export type FramedPart = Pick<RouteObject, 'Component' | 'loader'>;

export interface FramedRemote {
  name: string;
  paths: readonly ClaimedPath[];
  /** In a browser, which runs none of its code, only the paths are known. */
  routes: readonly RemoteRoute[] | null;
}

/** Marks the address under which a frame asks for the page of a remote that stands in it. */
const FRAME_MARK = '_frame';

export function isFrameAddress({ searchParams }: URL): boolean {
  return searchParams.has(FRAME_MARK);
}

export function frameAddress(address: URL): string {
  const framed = new URL(address);
  framed.searchParams.set(FRAME_MARK, '1');
  return framed.pathname + framed.search;
}

/** The page around the frame that asks for this address. */
export function addressAround(framed: URL): URL {
  const page = new URL(framed);
  page.searchParams.delete(FRAME_MARK);
  return page;
}

/** Page of a remote in quarantine, under the path and in the layout of its own. */
export interface FramedRoute {
  layout: string;
  route: RouteObject;
}

const FRAMED_ROUTE = /^framed:([^:]+):/;

/** Name of the framed remote of a route; null for any other route. */
export function framedRemoteOfRoute(routeId: string): string | null {
  return FRAMED_ROUTE.exec(routeId)?.[1] ?? null;
}

/** A page with a frame for each page of the remote, under the same path and in the same layout. */
export function framedRoutes({ name, paths, routes }: FramedRemote, part: FramedPart): FramedRoute[] {
  const pages = routes?.map(pageOfRoute) ?? paths.map(pageOfPath);
  return pages.flatMap(({ path, layout, handle, isNested }) =>
    [path, ...(isNested ? [`${path}/*`] : [])].map((own) => ({
      layout,
      route: {
        ...part,
        id: `framed:${name}:${own}`,
        path: own,
        handle,
        // Another page comes as a document of its own; the answer to a form on this one changes nothing of the frame.
        shouldRevalidate: ({ currentUrl, nextUrl }) =>
          currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search,
      },
    })),
  );
}

interface FramedPage {
  path: string;
  layout: string;
  handle: Partial<RouteHandle>;
  isNested: boolean;
}

/** Nothing that concerns its code, nor where its form stands: that is a place of another document. */
function pageOfRoute({ path, handle, children }: RemoteRoute): FramedPage {
  const { chunk: _chunk, parts: _parts, ssr: _ssr, takesFiles: _takesFiles, form: _form, ...known } = handle;
  return { path, layout: handle.layout, handle: known, isNested: children !== undefined };
}

function pageOfPath({ path, layout, cityVariant = false, nested = [] }: ClaimedPath): FramedPage {
  return { path, layout, handle: { cityVariant }, isNested: nested.length > 0 };
}
