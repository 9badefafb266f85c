import { Pool, type Dispatcher } from 'undici';
import type { Contender } from './contenders.ts';

const CONNECTIONS = 32;
/** What browsers say; a page that is kept compressed is sent so. */
const ENCODINGS = 'gzip, deflate, br, zstd';

export interface LoadSample {
  /** Milliseconds of the server's CPU time for each request, all its threads. */
  cpuMs: number;
  requestsPerSecond: number;
}

/**
 * Sends `amount` requests over 32 connections. Throws when any answer is not 200. What asks must cost less than the cheapest
 * answer, or the cheapest server is measured by it: a request takes 0.06 ms here.
 */
export async function applyLoad(
  { title, url, server, encodings = ENCODINGS }: Contender,
  amount: number,
): Promise<LoadSample> {
  const { origin, pathname: path } = new URL(url);
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
  let left = amount;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const status = await ask(pool, path, encodings);
      if (status !== 200) throw new Error(`${title} has answered ${status}`);
    }
  };
  try {
    const before = await server.cpuTime();
    const began = performance.now();
    await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
    const seconds = (performance.now() - began) / 1000;
    const spent = (await server.cpuTime()) - before;
    return { cpuMs: spent / 1000 / amount, requestsPerSecond: amount / seconds };
  } finally {
    await pool.destroy();
  }
}

/** Status of the answer, which is read to its end and not kept. */
function ask(pool: Dispatcher, path: string, encodings: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let status = 0;
    pool.dispatch(
      { method: 'GET', path, headers: { 'accept-encoding': encodings } },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, answered) => void (status = answered),
        onResponseData: () => undefined,
        onResponseEnd: () => resolve(status),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}
