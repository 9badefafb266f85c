import { createContext } from 'react';

/** Id of the request that the document has answered; null on a page that is kept, whose request was another visitor's. */
export const DocumentRequest = createContext<string | null>(null);
