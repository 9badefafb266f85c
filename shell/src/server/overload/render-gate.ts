import type { FastifyReply } from 'fastify';
import { OverloadedError } from './overloaded-error.ts';

/** With fewer the thread stands still while their data come; with twice as many a page only takes twice as long. */
const FEWEST = 40;
const FIRST = 64;
const MOST = 256;
/** With fewer the thread would wait for the data of the next page, with more a page only waits for the thread. */
const READY = { enough: 4, tooMany: 8 };
/** A thread that does so much makes no more pages when more are begun: each would only come later. */
const BUSY = 0.8;
const LESS = 0.9;
const MORE = 1.1;
/** Half as many as are made may wait, and always so many: what comes together is not refused for that. */
const FEWEST_WAITING = 24;
/** Longer nobody waits for his turn: a short answer now is worth more than a page later. */
const WAIT_MS = 400;
/** The same at a process that has not made so many pages yet: its code is not compiled, so it is slow for a moment only. */
const COLD = { pages: 200, waitMs: 1_500 };
/** A form has been filled in by somebody: it waits for longer, and before all others. */
const FORM_WAIT_MS = 4_000;

export interface Entry {
  /** Aborted when the visitor goes away; another one gets his turn. */
  signal?: AbortSignal;
  /** What was sent must not be lost. */
  isForm?: boolean;
}

interface Waiting {
  isForm: boolean;
  enter: () => void;
}

/** Gives up the turn; more than once is as good as once. */
export type Leave = () => void;

/**
 * Lets so many pages be made at once as keep the thread busy, half as many more wait for a moment, and all others are refused
 * at once. The number follows what is measured: pages that only wait for the thread are too many.
 */
export class RenderGate {
  #limit = FIRST;
  #rendering = 0;
  #rendered = 0;
  #waiting: Waiting[] = [];
  /** Who have been let through in this turn of the loop. */
  #coming = 0;
  #wasWanting = false;
  /** There is room, and nobody waits for it. */
  onRoom: () => void = () => undefined;

  /**
   * Whether a request that comes now is refused, unless it sends a form. Many requests are read in one turn of the loop
   * before the first of them enters the gate: they count at once, or nearly all would be refused late, which costs much
   * more.
   */
  refusesNow(): boolean {
    if (this.#rendering + this.#waiting.length + this.#coming >= this.#limit + this.#mostWaiting) return true;
    if (this.#coming === 0) setImmediate(() => (this.#coming = 0));
    this.#coming += 1;
    return false;
  }

  /** Whether a page may be begun for a held request; true counts it as a coming one. */
  takesNow(): boolean {
    if (this.#waiting.length > 0 || this.#rendering + this.#coming >= this.#limit) return false;
    return !this.refusesNow();
  }

  get limit(): number {
    return this.#limit;
  }

  get #mostWaiting(): number {
    return Math.max(FEWEST_WAITING, Math.ceil(this.#limit / 2));
  }

  /** Resolves when it is his turn. Throws OverloadedError when there is none in time, the signal's reason when he has gone. */
  async enter({ signal, isForm = false }: Entry = {}): Promise<Leave> {
    signal?.throwIfAborted();
    if (this.#coming > 0) this.#coming -= 1;
    if (this.#rendering >= this.#limit) await this.#wait(isForm, signal);
    else this.#rendering += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#rendering -= 1;
      this.#rendered += 1;
      this.#admit();
    };
  }

  /**
   * `ready`: how many pages wait for the thread, with all their data. `busy`: share of the time in which it does something.
   * To be called some times a second.
   */
  adapt(ready: number, busy = 0): void {
    if (ready > READY.tooMany) this.#limit = Math.max(FEWEST, Math.floor(this.#limit * LESS));
    else if (ready < READY.enough && this.#wasWanting && busy < BUSY)
      this.#limit = Math.min(MOST, Math.ceil(this.#limit * MORE));
    this.#wasWanting = false;
    this.#admit();
  }

  get #pageWaitMs(): number {
    return this.#rendered < COLD.pages ? COLD.waitMs : WAIT_MS;
  }

  #wait(isForm: boolean, signal: AbortSignal | undefined): Promise<void> {
    this.#wasWanting = true;
    const forms = this.#waiting.filter((waiting) => waiting.isForm).length;
    const isRefused = isForm ? forms >= MOST : this.#waiting.length >= this.#mostWaiting;
    if (isRefused) return Promise.reject(new OverloadedError());
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', gone);
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        settle();
      };
      const gone = () => end(() => reject(signal?.reason as Error));
      const timer = setTimeout(
        () => end(() => reject(new OverloadedError())),
        isForm ? FORM_WAIT_MS : this.#pageWaitMs,
      );
      const waiting: Waiting = { isForm, enter: () => end(resolve) };
      signal?.addEventListener('abort', gone);
      this.#waiting.splice(isForm ? forms : this.#waiting.length, 0, waiting);
    });
  }

  #admit(): void {
    while (this.#rendering < this.#limit) {
      const [next] = this.#waiting;
      if (!next) return this.onRoom();
      this.#rendering += 1;
      next.enter();
    }
  }
}

interface Turn {
  gate: Pick<RenderGate, 'enter'>;
  reply: FastifyReply;
  isForm: boolean;
  /** Ends what is done for the visitor; aborted when he goes before he is answered. */
  abort: AbortController;
}

/** Answers a visitor when it is his turn; for one who has gone meanwhile nothing is done. Throws OverloadedError. */
export async function inTurn(
  { gate, reply, isForm, abort }: Turn,
  answer: (leave: Leave) => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> {
  const response = reply.raw;
  response.once('close', () => response.writableFinished || abort.abort());
  const leave = await gate.enter({ signal: abort.signal, isForm }).catch((error: unknown) => {
    if (abort.signal.aborted) return null;
    throw error;
  });
  if (leave === null) return reply.hijack();
  try {
    return await answer(leave);
  } finally {
    leave();
  }
}
