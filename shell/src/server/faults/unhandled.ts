import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { impersonal, inWords } from '../impersonal.ts';
import type { OutcomeCounts } from './outcome-counts.ts';
import { releaseOf } from './remote-of-stack.ts';

const QUIET_MS = 60_000;
const MOST = 200;

/**
 * Notes what code of a remote has thrown when nobody waited for it any more. Each message of a release is a line of the log once a
 * minute, with how often it came since: a timer of every page would fill the disk. All are counted.
 */
export class Unhandled {
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #counts: Pick<OutcomeCounts, 'addLate'>;
  /** What was said within the last minute. */
  readonly #said = new LRUCache<string, true>({ max: MOST, ttl: QUIET_MS, perf: Date });
  /** How often each came without being said. */
  readonly #unsaid = new LRUCache<string, number>({ max: MOST });

  constructor(log: Pick<FastifyBaseLogger, 'error'>, counts: Pick<OutcomeCounts, 'addLate'>) {
    this.#log = log;
    this.#counts = counts;
  }

  /** `kind`: of the event, as Node.js calls it. */
  note(kind: string, thrown: unknown): void {
    const err = inWords(thrown);
    const release = releaseOf(err.stack ?? '');
    const [remote, version] = release?.split('@') ?? [];
    if (remote && version) this.#counts.addLate(remote, version);
    const key = `${kind} ${release ?? ''} ${impersonal(err.message, 200)}`;
    const times = (this.#unsaid.get(key) ?? 0) + 1;
    if (this.#said.has(key)) return void this.#unsaid.set(key, times);
    this.#said.set(key, true);
    this.#unsaid.delete(key);
    this.#log.error({ err, release, times }, kind);
  }
}
