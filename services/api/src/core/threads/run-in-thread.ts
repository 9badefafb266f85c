import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A file that wants more is no document of a company. */
const MAX_MEGABYTES = 512;
/** `.ts` from the sources, `.js` from a build. */
const EXTENSION = extname(import.meta.url);

/**
 * What a module answers to `workerData` by its first message, from a thread of its own: work of seconds keeps nobody
 * waiting. `module`: without its extension. Rejects when the module throws, wants too much memory, or takes longer
 * than `maxMs`.
 */
export async function runInThread<Answer>(module: URL, workerData: unknown, maxMs: number): Promise<Answer> {
  const worker = new Worker(new URL(module.href + EXTENSION), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${module.href}: no answer in ${maxMs} ms`)), maxMs);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`${module.href}: ended with ${code}`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
