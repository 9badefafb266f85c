import { CONFIG_LK_PATHS, type LandParams } from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';
import type { LayoutName } from '@polden/mfe-contract';
import { inTime } from '@polden/ru';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { PageError } from './errors/page-error.tsx';

export const NOT_FOUND_ROUTE_ID = 'not-found';

/** Milliseconds that a page waits for the colours of its layout; then it has the usual ones. */
const TIMEOUT_MS = 700;

/** Any address that nobody has. */
export const NOT_FOUND_PAGE: { layout: LayoutName; route: RouteObject } = {
  layout: 'default-no-seo',
  route: {
    id: NOT_FOUND_ROUTE_ID,
    path: '*',
    loader: () => {
      throw new Response(null, { status: 404, statusText: 'This page could not be found' });
    },
    Component: PageError,
  },
};

/** What a layout needs besides the shell's data. */
export const LAYOUT_LOADERS: Partial<Record<LayoutName, LoaderFunction>> = {
  login: () => landParams(),
};

function landParams(): Promise<LandParams | null> {
  return inTime(
    softRead(readCached<LandParams>(CONFIG_LK_PATHS.landParams, { lasting: true })),
    TIMEOUT_MS,
    () => null,
  );
}
