import type { RequestClass } from './request-class.ts';

export interface AdmissionLimits {
  /** Requests that are worked on at a time. */
  maxInFlight: number;
  /** How many may wait, as a multiple of that. */
  queueFactor: number;
  /** How long one waits for its turn, in a burst and when there is no end of it. */
  burstMs: number;
  overloadMs: number;
}

export interface Admitted {
  begin: () => void;
  refuse: () => void;
}

interface Waiting extends Admitted {
  since: number;
}

/** Leaves places for leads when everything else asks for more than there is. */
const OTHERS_SHARE = 0.75;
const LOOK_MS = 10;

/**
 * Lets in as many requests as can be worked on well, and refuses early what would only wait: a burst waits a little, a
 * lasting overload hardly. Leads come before everything else.
 */
export class Admission {
  private inFlight = 0;
  private readonly leads: Waiting[] = [];
  private readonly others: Waiting[] = [];
  /** Since when somebody has been waiting without a break. */
  private crowdedSince: number | null = null;
  private lastRefusal = -Infinity;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly limits: AdmissionLimits) {}

  /** Begins at once, later, or refuses; what begins must `leave`. Returns how to give up waiting. */
  enter(kind: RequestClass, request: Admitted): () => void {
    if (kind === 'vital' || this.hasRoom(kind)) {
      this.inFlight += 1;
      request.begin();
      return () => undefined;
    }
    const queue = kind === 'lead' ? this.leads : this.others;
    if (this.waiting >= this.limits.maxInFlight * this.limits.queueFactor) {
      this.refuse(request);
      return () => undefined;
    }
    const waiting = { ...request, since: performance.now() };
    queue.push(waiting);
    this.crowdedSince ??= waiting.since;
    this.timer ??= setInterval(() => this.look(), LOOK_MS).unref();
    return () => {
      const place = queue.indexOf(waiting);
      if (place >= 0) queue.splice(place, 1);
    };
  }

  leave(): void {
    this.inFlight -= 1;
    this.admit();
  }

  private get waiting(): number {
    return this.leads.length + this.others.length;
  }

  private hasRoom(kind: RequestClass): boolean {
    const { maxInFlight } = this.limits;
    if (kind === 'lead') return this.leads.length === 0 && this.inFlight < maxInFlight;
    return this.waiting === 0 && this.inFlight < Math.max(1, Math.floor(maxInFlight * OTHERS_SHARE));
  }

  private look(): void {
    const now = performance.now();
    for (const queue of [this.leads, this.others]) {
      while (queue[0] && now - queue[0].since > this.maxWaitMs(now)) this.refuse(queue.shift());
    }
    this.admit();
    if (this.waiting > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private admit(): void {
    const { maxInFlight } = this.limits;
    const forOthers = Math.max(1, Math.floor(maxInFlight * OTHERS_SHARE));
    while (this.leads.length > 0 && this.inFlight < maxInFlight) this.begin(this.leads.shift());
    while (this.leads.length === 0 && this.others.length > 0 && this.inFlight < forOthers)
      this.begin(this.others.shift());
    if (this.waiting === 0) this.crowdedSince = null;
  }

  private maxWaitMs(now: number): number {
    const { burstMs, overloadMs } = this.limits;
    const isLasting = this.crowdedSince !== null && now - this.crowdedSince > burstMs;
    return isLasting || now - this.lastRefusal < burstMs ? overloadMs : burstMs;
  }

  private begin(request: Admitted | undefined): void {
    if (!request) return;
    this.inFlight += 1;
    request.begin();
  }

  private refuse(request: Admitted | undefined): void {
    this.lastRefusal = performance.now();
    request?.refuse();
  }
}
