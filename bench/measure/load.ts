import autocannon from 'autocannon';
import type { Contender } from './contenders.ts';

const CONNECTIONS = 32;
/** What browsers say; a page that is kept compressed is sent so. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };

export interface LoadSample {
  /** Milliseconds of the server's CPU time for each request, all its threads. */
  cpuMs: number;
  requestsPerSecond: number;
}

/** Sends `amount` requests over 32 connections. Throws when any answer is not 200. */
export async function applyLoad({ title, url, server }: Contender, amount: number): Promise<LoadSample> {
  const before = await server.cpuTime();
  const result = await autocannon({
    url,
    amount,
    connections: CONNECTIONS,
    headers: HEADERS,
    sampleInt: 10,
  });
  const spent = (await server.cpuTime()) - before;
  if (result.errors > 0 || result['2xx'] !== amount)
    throw new Error(`${title}: ${amount - result['2xx']} of ${amount} answers are not 200`);
  return { cpuMs: spent / 1000 / amount, requestsPerSecond: amount / result.duration };
}
