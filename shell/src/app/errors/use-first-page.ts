import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentRequest } from './document-request.ts';

/** Whether the page is still the one that its document has answered with. Back on it, the router calls it as before, and its data are new. */
export function useFirstPage(): boolean {
  const answered = use(DocumentRequest);
  const isFirst = useLocation().key === answered.locationKey;
  useEffect(() => {
    if (!isFirst) answered.locationKey = '';
  }, [answered, isFirst]);
  return isFirst;
}
