import { HttpError } from '@polden/http';
import { RequestNumber } from '@polden/ui';
import { use } from 'react';
import { useRouteError } from 'react-router-dom';
import { DocumentRequest } from './document-request.ts';
import { useFirstPage } from './use-first-page.ts';

/** On the page of an error: under which number it is found in the logs. Nothing where no request has failed. */
export function FailedRequest() {
  const error = useRouteError();
  const ofDocument = use(DocumentRequest);
  const isFirstPage = useFirstPage(error);
  const ofCall = error instanceof HttpError ? error.requestId : null;
  const id = ofCall ?? (isFirstPage ? ofDocument.id : null);
  return id === null ? null : <RequestNumber id={id} />;
}
