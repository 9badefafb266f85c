import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouteFocus } from './layouts/route-focus.tsx';

/** Above every layout: what must outlive the change from one to another. */
export function SiteRoot() {
  return (
    <>
      <Outlet />
      <RouteFocus />
      <ScrollRestoration />
    </>
  );
}
