import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isLetIn } from '../request/let-in.ts';
import { mostWanted } from './accepted-encodings.ts';

/** How pages that are kept are sent besides as they are, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** How pages are sent that are packed while the visitor waits, the quickest first: zstd packs as small as br in half the time. */
const OWN_ENCODINGS = ['zstd', ...ENCODINGS] as const;
export type OwnEncoding = (typeof OWN_ENCODINGS)[number] | 'identity';

type Asked = Pick<FastifyRequest, 'headers'>;

/** Browsers send few different headers; made-up ones must not fill the memory. */
const known = new LRUCache<string, { kept: Encoding; own: OwnEncoding }>({ max: 200 });
const LONGEST_KNOWN = 200;

/** Of the forms that the visitor takes the one that he wants most, the smallest of several. */
export function encodingFor(request: Asked): Encoding {
  return accepted(request).kept;
}

function accepted({ headers }: Asked): { kept: Encoding; own: OwnEncoding } {
  const header = headers['accept-encoding'] ?? '';
  const read = known.get(header);
  if (read) return read;
  const found = { kept: mostWanted(header, ENCODINGS), own: mostWanted(header, OWN_ENCODINGS) };
  if (header.length <= LONGEST_KNOWN) known.set(header, found);
  return found;
}

/**
 * The form of a page that is rendered for this one visitor. From the length of a compressed page a guess at what is in it can
 * be told right or wrong (BREACH), given many answers to requests that somebody else's site makes the browser send. The nonce
 * and the token of the view are new in each answer, and forms are taken from our own origin alone; what is left are pages of a
 * signed-in visitor who is sent from another site, and those go out as they are.
 */
export function ownEncodingFor(request: Asked): OwnEncoding {
  const { cookie, 'sec-fetch-site': from = 'none' } = request.headers;
  const isSent = from !== 'same-origin' && from !== 'none';
  return isSent && isLetIn(cookie) ? 'identity' : accepted(request).own;
}
