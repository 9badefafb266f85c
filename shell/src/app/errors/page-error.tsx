import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NotFoundPage } from './not-found-page.tsx';
import { Unavailable } from './unavailable.tsx';

/** What a page shows in place of itself when its loader or its rendering fails. */
export function PageError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 404) return <NotFoundPage />;
  return status === 410 ? <NotFoundPage removed /> : <Unavailable />;
}
