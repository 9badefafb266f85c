import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { ErrorFallback } from '../errors/error-parts.tsx';
import { PreviewBanner } from './preview-banner.tsx';

/** The page alone: it brings its own header and footer. */
export function BareLayout() {
  return (
    <>
      <PreviewBanner />
      <Suspense fallback={<ErrorFallback />}>
        <Outlet />
      </Suspense>
    </>
  );
}
