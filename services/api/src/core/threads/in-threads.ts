import { extname } from 'node:path';
import type { Piscina } from 'piscina';

/** A file that wants more is no document of a company. */
const MAX_MEGABYTES = 512;
const THREADS = 2;
/** To start a thread and to read its module takes longer than most of its answers; memory is not kept for it. */
const KEPT_MS = 3_000;
/** `.ts` from the sources, `.js` from a build. */
const EXTENSION = extname(import.meta.url);

/**
 * The exported function of a module, called in one of two threads of its own: work of seconds keeps nobody waiting. `module`:
 * without its extension. Rejects when it throws, wants too much memory, or has not answered `maxMs` after it was asked, and
 * ends the thread then.
 */
export function inThreads<Question, Answer>(
  module: URL,
  name: string,
  maxMs: number,
): (question: Question) => Promise<Answer> {
  let threads: Promise<Piscina<Question, Answer>> | undefined;
  return async (question) => {
    threads ??= threadsOf(module);
    const pool = await threads;
    return pool.run(question, { name, signal: AbortSignal.timeout(maxMs) });
  };
}

/** Read when it is first used: most processes ask nothing. */
async function threadsOf<Question, Answer>(module: URL): Promise<Piscina<Question, Answer>> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: module.href + EXTENSION,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: KEPT_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    recordTiming: false,
  });
}
