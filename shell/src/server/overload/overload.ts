import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Faults } from '../faults/faults.ts';
import { Connections } from './connections.ts';
import { connectionsWithin, descriptorLimit } from './descriptor-limit.ts';
import { type KeptPages, isForGate } from './rendered-pages.ts';
import { LoopDelay } from './loop-delay.ts';
import { RenderGate } from './render-gate.ts';

const EVERY_MS = 100;
/** What is late while the thread itself is later than this is no fault of a release. */
const BEHIND_MS = 200;
/** A page that takes too long to load does so for two seconds: it may have been held up at any moment of them. */
const REMEMBERED_MS = 2_000;

/** Keeps one process from being asked for more than it can do: measures how late it is, and lets in as many as it can serve. */
export class Overload {
  readonly connections = new Connections(connectionsWithin(descriptorLimit()));
  readonly gate = new RenderGate();
  readonly pace = new RenderPace(() => this.connections.accepted);
  readonly isForGate: (request: IncomingMessage) => boolean;
  readonly #delay = new LoopDelay();
  readonly #timer: NodeJS.Timeout;
  #utilization = performance.eventLoopUtilization();
  #behindAt = Number.NEGATIVE_INFINITY;

  constructor(cache: KeptPages) {
    this.isForGate = isForGate(cache);
    this.#timer = setInterval(() => this.#measure(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#delay.stop();
  }

  /** The same record without what came too late because the process did. */
  watching(faults: Pick<Faults, 'record'>): Pick<Faults, 'record'> {
    return {
      record: (page) => {
        if (page.outcome !== 'timeout' || performance.now() - this.#behindAt > REMEMBERED_MS)
          faults.record(page);
      },
    };
  }

  #measure(): void {
    const late = this.#delay.take();
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.#utilization);
    this.#utilization = now;
    this.gate.adapt(this.pace.takeReady(), utilization);
    if (late > BEHIND_MS) this.#behindAt = performance.now();
  }
}

/** Turns of the event loop that are given to visitors who come, before the next page must have its own. */
const MOST_TURNS = 40;

/**
 * One page in a turn of the event loop. A turn accepts one connection, however many wait: while pages are rendered back to
 * back nobody would be let in, not even to be refused. So before the next page the loop turns for those who come.
 */
export class RenderPace {
  readonly #accepted: () => number;
  readonly #waiting: (() => void)[] = [];
  #ready = 0;
  #turned = 0;
  #isTurning = false;
  #turns = 0;
  #seen = 0;

  /** `accepted`: how many connections there have been. */
  constructor(accepted: () => number) {
    this.#accepted = accepted;
  }

  /** Resolves when a page may be rendered; at once on a process that has nothing else to do. */
  next(): Promise<void> {
    const turn = this.#isTurning
      ? new Promise<void>((resolve) => void this.#waiting.push(resolve))
      : Promise.resolve();
    if (!this.#isTurning) this.#turnLater();
    return turn;
  }

  /** How many pages have waited for the thread on average, whenever it turned to one, since the last call. */
  takeReady(): number {
    const ready = this.#turned === 0 ? 0 : this.#ready / this.#turned;
    this.#ready = 0;
    this.#turned = 0;
    return ready;
  }

  #turnLater(): void {
    this.#isTurning = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    const accepted = this.#accepted();
    const hasCome = accepted !== this.#seen;
    this.#seen = accepted;
    this.#turns += 1;
    if (hasCome && this.#turns < MOST_TURNS) return this.#turnLater();
    this.#turns = 0;
    this.#turned += 1;
    this.#ready += this.#waiting.length;
    const resolve = this.#waiting.shift();
    this.#isTurning = resolve !== undefined;
    if (resolve === undefined) return;
    resolve();
    this.#turnLater();
  }
}
