import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Faults } from '../faults/faults.ts';
import { Connections } from './connections.ts';
import { connectionsWithin, descriptorLimit } from './descriptor-limit.ts';
import { type KeptPages, isForGate } from './rendered-pages.ts';
import { LoopDelay } from './loop-delay.ts';
import { RenderGate } from './render-gate.ts';
import { RenderPace } from './render-pace.ts';

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
