import { get } from 'node:http';

const EVERY_MS = 1_000;
const ANSWER_MS = 3_000;
/** So many one after the other: a process that has much to do answers late once. */
const PATIENCE = 5;
/** A supervisor with so late a timer runs on an overloaded machine, and judges nobody. */
const LATE_MS = 1_000;

export interface ProbesOptions {
  /** Who is asked now, by name; `port` on the loopback interface. */
  targets: () => Iterable<{ name: string; host: string; port: number }>;
  /** Called with the name of one that has not answered for so long that it never will. */
  onSilent: (name: string) => void;
  /** For tests. */
  everyMs?: number;
  answerMs?: number;
}

/** Asks each target over HTTP whether it lives, on a new connection each time. */
export class Probes {
  readonly #options: Required<ProbesOptions>;
  /** Unanswered probes one after the other, by name. */
  readonly #silent = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #dueAt = 0;

  constructor(options: ProbesOptions) {
    this.#options = { everyMs: EVERY_MS, answerMs: ANSWER_MS, ...options };
  }

  start(): void {
    this.#dueAt = performance.now() + this.#options.everyMs;
    this.#timer = setTimeout(() => void this.#round(), this.#options.everyMs).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #round(): Promise<void> {
    const isLate = performance.now() - this.#dueAt > LATE_MS;
    const targets = [...this.#options.targets()];
    for (const name of this.#silent.keys())
      if (!targets.some((target) => target.name === name)) this.#silent.delete(name);
    await Promise.all(
      targets.map(async ({ name, host, port }) => {
        if (await answers(host, port, this.#options.answerMs)) this.#silent.delete(name);
        else if (!isLate) this.#missed(name);
      }),
    );
    if (this.#timer) this.start();
  }

  #missed(name: string): void {
    const missed = (this.#silent.get(name) ?? 0) + 1;
    this.#silent.set(name, missed);
    if (missed < PATIENCE) return;
    this.#silent.delete(name);
    this.#options.onSilent(name);
  }
}

/** Whether the process answers that it lives, in time. */
function answers(host: string, port: number, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(
      { host, port, path: '/health/live', agent: false, signal: AbortSignal.timeout(withinMs) },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      },
    );
    asked.on('error', () => resolve(false));
  });
}
