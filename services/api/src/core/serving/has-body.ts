import type { IncomingMessage } from 'node:http';

/** Whether a request brings a body that somebody reads: that of a GET nobody does. */
export function hasBody({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}
