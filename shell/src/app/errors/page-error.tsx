import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorPart } from './error-parts.tsx';
import { similarPagesOf } from './similar-pages.ts';

/** What a page shows in place of itself when its loader or its rendering fails. */
export function PageError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 404 || status === 410) {
    const similar = similarPagesOf(isRouteErrorResponse(error) ? error.data : null);
    return (
      <ErrorPart of={({ NotFoundPage }) => <NotFoundPage removed={status === 410} similar={similar} />} />
    );
  }
  // What somebody has sent was of no use to the page: that is no failure of ours.
  if (status !== null && status >= 400 && status < 500)
    return <ErrorPart of={({ RefusedPage }) => <RefusedPage />} />;
  return <UnavailablePart />;
}

/** In place of a remote that is down or broken. */
export function UnavailablePart() {
  return <ErrorPart of={({ Unavailable }) => <Unavailable />} />;
}

/** While a page that only the browser renders is on its way. */
export function PagePendingPart() {
  return <ErrorPart of={({ PagePending }) => <PagePending />} />;
}
