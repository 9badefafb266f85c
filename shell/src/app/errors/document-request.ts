import { createContext } from 'react';

/** The request that the document has answered. */
export interface AnsweredRequest {
  /** Null on a kept page: the request was another visitor's. */
  id: string | null;
  /** Key of the location that it was for: the server calls it otherwise than a browser that comes back to it. */
  locationKey: string;
}

export const DocumentRequest = createContext<AnsweredRequest>({ id: null, locationKey: '' });
