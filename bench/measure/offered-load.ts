import autocannon from 'autocannon';

export interface Offer {
  url: string;
  connections: number;
  seconds: number;
  /** Requests a second; as many as are answered when absent. */
  rate?: number;
}

/** One answer, as it came. */
export interface Given {
  status: number;
  /** Milliseconds since the load began, and from the request to the end of its answer. */
  at: number;
  took: number;
}

export interface Offered {
  answers: readonly Given[];
  /** Requests without an answer: the connection broke, or ten seconds went by. */
  lost: number;
  seconds: number;
}

/** Sends requests to a server on this machine for a while. */
export async function offerLoad({ url, connections, seconds, rate }: Offer): Promise<Offered> {
  if (!['127.0.0.1', 'localhost'].includes(new URL(url).hostname))
    throw new Error(`${url} is not on this machine`);
  const answers: Given[] = [];
  const began = performance.now();
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const atRate = rate === undefined ? {} : { overallRate: Math.round(rate) };
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(
      { url, connections, duration: seconds, headers, ...atRate },
      (error: Error | null, result) => (error ? reject(error) : resolve(result)),
    );
    load.on('response', (_client, status, _bytes, took) =>
      answers.push({ status, took, at: performance.now() - began }),
    );
  });
  return { answers, lost: errors, seconds: (performance.now() - began) / 1000 };
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
