import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { writeAnswer } from '../answers/written-answer.ts';
import type { ReadyAnswer } from './busy-page.ts';

/** Nobody waits longer than two of these. */
const EVERY_MS = 125;
/** One connection may bring any number of requests at once: so many are as many as there are connections. */
const MOST_HELD = 8_192;

export interface RefusalsOptions {
  /** With what they are refused. */
  busy: () => ReadyAnswer;
  /** What every answer says. */
  headersOf: (request: IncomingMessage) => Record<string, string>;
  /** Whether there is room again, and nobody who has come before waits for it. */
  hasRoom: () => boolean;
  /** For whom there is. */
  handler: RequestListener;
  /** How many are held; more are refused at once. */
  most?: number;
}

interface Held {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Those for whom no page can be made just now. They are answered a moment later and many in one turn: who is told at once asks
 * again at once, and a crowd on kept connections would take all the time there is for being refused. When the crowd is over
 * before that, they get their pages.
 */
export class Refusals {
  readonly #options: RefusalsOptions;
  /** Since the last turn, and since the one before. */
  #new: Held[] = [];
  #old: Held[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RefusalsOptions) {
    this.#options = options;
  }

  add(request: IncomingMessage, response: ServerResponse): void {
    const { most = MOST_HELD } = this.#options;
    if (this.#new.length + this.#old.length >= most) return this.refuse(request, response);
    this.#new.push({ request, response });
    this.#timer ??= setInterval(() => this.#answer(), EVERY_MS);
  }

  /** At once: where there is no connection to spare, or no memory for whoever asks. */
  refuse(request: IncomingMessage, response: ServerResponse): void {
    const { headersOf, busy } = this.#options;
    const { head, start, body } = busy();
    writeAnswer(response, { status: 503, head, start, own: headersOf(request), body });
  }

  #answer(): void {
    const { hasRoom, handler } = this.#options;
    for (const { request, response } of this.#old) {
      // Of somebody who has gone.
      if (response.destroyed) continue;
      if (hasRoom()) handler(request, response);
      else this.refuse(request, response);
    }
    this.#old = this.#new;
    this.#new = [];
    if (this.#old.length > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
