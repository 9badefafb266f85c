import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorPart } from './error-parts.tsx';

/** What a page shows in place of itself when its loader or its rendering fails. */
export function PageError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 404) return <ErrorPart of={({ NotFoundPage }) => <NotFoundPage />} />;
  if (status === 410) return <ErrorPart of={({ NotFoundPage }) => <NotFoundPage removed />} />;
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
