import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentRequest } from './document-request.ts';

/**
 * Whether the page is still as its document has answered with it: not left, nor read anew. Back on it, its data are new. `read`:
 * what is another value once the router has read it anew.
 */
export function useFirstPage(read: unknown): boolean {
  const answered = use(DocumentRequest);
  const { key, pathname } = useLocation();
  const [first] = useState(() => ({ isThis: key === answered.locationKey, pathname, read }));
  const isFirst =
    answered.locationKey !== '' && first.isThis && first.pathname === pathname && first.read === read;
  useEffect(() => () => void (answered.locationKey = ''), [answered, isFirst]);
  return isFirst;
}
