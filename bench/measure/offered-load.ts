import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';

export interface Offer {
  url: string;
  connections: number;
  seconds: number;
  /** Requests a second, evenly; each connection asks again as soon as it is answered when absent. */
  rate?: number;
}

/** One answer, as it came. */
export interface Given {
  status: number;
  /** Milliseconds since the load began, and from the moment at which it was due to the end of its answer. */
  at: number;
  took: number;
}

export interface Offered {
  answers: readonly Given[];
  /** Requests without an answer: the connection broke, or ten seconds went by. */
  lost: number;
  seconds: number;
}

const ANSWER_MS = 10_000;
const EVERY_MS = 5;
/** A server that closes connections is not asked in a loop without end. */
const AFTER_LOSS_MS = 10;
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Sends requests to a server on this machine for a while. */
export async function offerLoad({ url, connections, seconds, rate }: Offer): Promise<Offered> {
  const { origin, pathname, hostname } = new URL(url);
  if (!['127.0.0.1', 'localhost'].includes(hostname)) throw new Error(`${url} is not on this machine`);
  const pool = new Pool(origin, { connections, headersTimeout: ANSWER_MS, bodyTimeout: ANSWER_MS });
  const answers: Given[] = [];
  let lost = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const ask = async (due: number): Promise<boolean> => {
    try {
      const { statusCode: status, body } = await pool.request({
        path: pathname,
        method: 'GET',
        headers: HEADERS,
      });
      await body.dump({ limit: Number.POSITIVE_INFINITY });
      const now = performance.now();
      answers.push({ status, at: now - began, took: now - due });
      return true;
    } catch {
      lost += 1;
      return false;
    }
  };
  if (rate === undefined) await allOf(connections, () => askAgain(ask, end));
  else await askEvenly(ask, { began, end, rate });
  const took = (performance.now() - began) / 1000;
  await pool.destroy();
  return { answers, lost, seconds: took };
}

function allOf(count: number, each: () => Promise<unknown>): Promise<unknown> {
  return Promise.all(Array.from({ length: count }, each));
}

async function askAgain(ask: (due: number) => Promise<boolean>, end: number): Promise<void> {
  while (performance.now() < end) if (!(await ask(performance.now()))) await delay(AFTER_LOSS_MS);
}

/** A request that finds all connections busy waits for one, and the wait counts as its time. */
async function askEvenly(
  ask: (due: number) => Promise<boolean>,
  { began, end, rate }: { began: number; end: number; rate: number },
): Promise<void> {
  const asked: Promise<boolean>[] = [];
  for (let now = began; now < end; now = performance.now()) {
    const due = Math.floor(((now - began) * rate) / 1000);
    while (asked.length < due) asked.push(ask(began + (asked.length * 1000) / rate));
    await delay(EVERY_MS);
  }
  await Promise.all(asked);
}

/** Pages a second. */
export function goodput({ answers, seconds }: Offered): number {
  return answers.filter(isGood).length / seconds;
}

export function isGood({ status }: Given): boolean {
  return status === 200;
}

/** Milliseconds within which 99 of 100 pages came. */
export function p99({ answers }: Offered): number {
  const took = answers
    .filter(isGood)
    .map((given) => given.took)
    .sort((a, b) => a - b);
  return took[Math.floor(took.length * 0.99)] ?? Number.NaN;
}
