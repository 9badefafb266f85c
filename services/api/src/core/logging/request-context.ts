import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUIDv7 } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isRequestId, REQUEST_ID_HEADER } from '@polden/api-contract';

/** Name of the id in the log. */
export const REQUEST_ID_LABEL = 'requestId';
const LOOPBACK = /^(::ffff:)?127\.|^::1$/u;

const ids = new AsyncLocalStorage<string | undefined>();

/** Id of the request that is being answered, or that queued the running job; undefined outside of any. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}

export function asRequest<T>(id: string | undefined, action: () => T): T {
  return ids.run(id, action);
}

/** Number of a new request: a proxy in front or the shell may have given it already, a visitor never has. */
export function requestIdFor({ headers, socket }: IncomingMessage, trustedProxyHops: number): string {
  const isTrusted = trustedProxyHops > 0 || LOOPBACK.test(socket.remoteAddress ?? '');
  const given = headers[REQUEST_ID_HEADER];
  return isTrusted && isRequestId(given) ? given : randomUUIDv7();
}

/** Header with which another system can log the same id. */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}
