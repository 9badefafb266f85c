import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { UnavailableFallback } from '../errors/unavailable.tsx';

/** The page alone: it brings its own header and footer. */
export function BareLayout() {
  return (
    <Suspense fallback={<UnavailableFallback />}>
      <Outlet />
    </Suspense>
  );
}
