import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Recurring } from '@polden/api-contract';
import { writeAnswer } from '../answers/written-answer.ts';
import type { ReadyAnswer } from './busy-page.ts';

/** How long somebody is held, at least; and how often it is looked who has been. */
const HOLD_MS = 200;
const EVERY_MS = 25;
/** One connection may bring any number of requests at once: so many are as many as there are connections. */
const MOST_HELD = 8_192;

export interface RefusalsOptions {
  /** The refusal. */
  busy: () => ReadyAnswer;
  /** What every answer says. */
  headersOf: (request: IncomingMessage) => Record<string, string>;
  /** Whether there is room for one more request; true also takes it. */
  hasRoom: () => boolean;
  /** Answers a request that got room. */
  handler: RequestListener;
  /** For the log, which has no line of a refused request: at the first, and once a minute while there are more. */
  report: (message: string) => void;
  /** Most requests that are held; more are refused at once. */
  most?: number;
}

interface Held {
  request: IncomingMessage;
  response: ServerResponse;
  since: number;
}

/**
 * Requests that find the render gate full. As soon as there is room, the newest gets it: it has waited least, and the thread
 * never idles while a request waits. The others are refused a moment later, many in one turn: a client that is refused at
 * once asks again at once, and a crowd on kept connections would take all the time for refusals.
 */
export class Refusals {
  readonly #options: RefusalsOptions;
  /** First in, first out. */
  #held: Held[] = [];
  #timer: NodeJS.Timeout | undefined;
  readonly #refused: Recurring;

  constructor(options: RefusalsOptions) {
    this.#options = options;
    this.#refused = new Recurring((count) =>
      options.report(`within a minute ${count} more requests were refused`),
    );
  }

  add(request: IncomingMessage, response: ServerResponse): void {
    const { most = MOST_HELD } = this.#options;
    if (this.#held.length >= most) return this.refuse(request, response);
    this.#held.push({ request, response, since: performance.now() });
    this.#timer ??= setInterval(() => this.#look(), EVERY_MS);
  }

  /** Refuses at once: where there is no connection to spare, or no memory to hold the request. */
  refuse(request: IncomingMessage, response: ServerResponse): void {
    const { headersOf, busy, report } = this.#options;
    if (this.#refused.add()) report('there are more requests than can be answered: some are refused');
    const { head, start, body } = busy();
    writeAnswer(response, { status: 503, head, start, own: headersOf(request), body });
  }

  /** Gives the room there is to those who are held. */
  fill(): void {
    const { hasRoom, handler } = this.#options;
    while (this.#held.length > 0) {
      const last = this.#held.at(-1);
      const hasGone = last?.response.destroyed ?? true;
      if (!hasGone && !hasRoom()) return;
      this.#held.pop();
      if (last && !hasGone) handler(last.request, last.response);
    }
  }

  #look(): void {
    this.fill();
    const until = performance.now() - HOLD_MS;
    const next = this.#held.findIndex(({ since }) => since > until);
    const late = this.#held.splice(0, next === -1 ? this.#held.length : next);
    for (const { request, response } of late) if (!response.destroyed) this.refuse(request, response);
    if (this.#held.length > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
