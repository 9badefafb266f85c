import { FileLane } from './file-lane.ts';
import { InFlightLimit, type Pressure } from './in-flight-limit.ts';
import type { LoopTurns } from './loop-turns.ts';
import type { RequestClass } from './request-class.ts';

export interface AdmissionLimits {
  /** Requests that are worked on at a time, at most. */
  maxInFlight: number;
  /** How many of a class may wait in a burst, as a multiple of those that are worked on; when there is no end of it, as many. */
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
 * lasting overload hardly. Leads come before everything else; pictures stand in a line of their own.
 */
export class Admission {
  private inFlight = 0;
  /** Requests whose headers were read in this turn of the loop and whose bodies were not. */
  private coming = 0;
  private readonly files = new FileLane();
  private readonly leads: Waiting[] = [];
  private readonly others: Waiting[] = [];
  /** Since when somebody has been waiting without a break. */
  private crowdedSince: number | null = null;
  /** By the clock on the wall: a flood is over when nobody has been refused for a while, however busy the processor was. */
  private lastRefusal = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private readonly limit: InFlightLimit;
  private wasWanting = false;
  private isAdmitting = false;

  /**
   * @param turns in which those who have waited begin, one in each
   * @param now by which it is told who has waited for too long
   */
  constructor(
    private readonly limits: AdmissionLimits,
    private readonly turns: Pick<LoopTurns, 'next'>,
    private readonly now = () => performance.now(),
  ) {
    this.limit = new InFlightLimit(limits.maxInFlight);
  }

  /** Follows what the last short while was like; to be called some times a second. */
  adapt(pressure: Omit<Pressure, 'wasWanting'>): void {
    this.limit.adapt({ ...pressure, wasWanting: this.wasWanting });
    this.wasWanting = this.waiting > 0;
    this.admitSoon();
  }

  /** Whether a request would only wait to be refused: nothing need be done for it. */
  refuses(kind: RequestClass): boolean {
    if (kind === 'vital' || kind === 'file' || (this.hasRoom(kind) && this.coming === 0)) return false;
    this.wasWanting = true;
    const now = this.now();
    const room = Math.max(0, (kind === 'lead' ? this.limit.current : this.forOthers) - this.inFlight);
    const most = room + this.limit.current * (this.isLasting(now) ? 1 : this.limits.queueFactor);
    if (this.queueOf(kind).length + this.coming < most) return false;
    this.lastRefusal = performance.now();
    return true;
  }

  /**
   * For a request that is not refused and enters when its body has been read. Many heads are read in one turn of the loop,
   * before the first of their bodies: they count as if they waited already, or most of them would be refused when all has been
   * done for them but the work itself.
   */
  announce(): void {
    if (this.coming === 0) setImmediate(() => (this.coming = 0));
    this.coming += 1;
  }

  /** The one that was announced asks whether it is refused. */
  arrive(): void {
    if (this.coming > 0) this.coming -= 1;
  }

  /** Begins at once, later, or refuses; what begins must `leave`. Returns how to give up waiting. */
  enter(kind: RequestClass, request: Admitted): () => void {
    if (kind === 'file') return this.files.enter(request);
    if (kind === 'vital' || this.hasRoom(kind)) {
      this.inFlight += 1;
      request.begin();
      return () => undefined;
    }
    const queue = this.queueOf(kind);
    const waiting = { ...request, since: this.now() };
    queue.push(waiting);
    this.crowdedSince ??= waiting.since;
    this.timer ??= setInterval(() => this.look(), LOOK_MS).unref();
    return () => {
      const place = queue.indexOf(waiting);
      if (place >= 0) queue.splice(place, 1);
    };
  }

  leave(kind: RequestClass = 'other'): void {
    if (kind === 'file') return this.files.leave();
    this.inFlight -= 1;
    this.admitSoon();
  }

  private queueOf(kind: RequestClass): Waiting[] {
    return kind === 'lead' ? this.leads : this.others;
  }

  private get waiting(): number {
    return this.leads.length + this.others.length;
  }

  private hasRoom(kind: RequestClass): boolean {
    if (kind === 'lead') return this.leads.length === 0 && this.inFlight < this.limit.current;
    return this.waiting === 0 && this.inFlight < this.forOthers;
  }

  private get forOthers(): number {
    return Math.max(1, Math.floor(this.limit.current * OTHERS_SHARE));
  }

  /** Refuses requests that have waited too long. */
  private look(): void {
    const now = this.now();
    for (const queue of [this.leads, this.others]) {
      while (queue[0] && now - queue[0].since > this.maxWaitMs(now)) this.refuse(queue.shift());
    }
    if (this.waiting > 0) return;
    this.crowdedSince = null;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private admitSoon(): void {
    if (this.isAdmitting || this.waiting === 0) return;
    this.isAdmitting = true;
    this.turns.next(() => {
      this.isAdmitting = false;
      this.look();
      if (this.admit()) this.admitSoon();
    });
  }

  /** Begins the next request that has room; false when none has. */
  private admit(): boolean {
    const mayBeginLead = this.inFlight < this.limit.current;
    const mayBeginOther = this.leads.length === 0 && this.inFlight < this.forOthers;
    const next = (mayBeginLead && this.leads.shift()) || (mayBeginOther && this.others.shift());
    if (!next) return false;
    this.inFlight += 1;
    next.begin();
    if (this.waiting === 0) this.crowdedSince = null;
    return true;
  }

  private maxWaitMs(now: number): number {
    return this.isLasting(now) ? this.limits.overloadMs : this.limits.burstMs;
  }

  /** Somebody has waited, or been refused, for longer than a burst takes. */
  private isLasting(now: number): boolean {
    const { burstMs } = this.limits;
    const isCrowded = this.crowdedSince !== null && now - this.crowdedSince > burstMs;
    return isCrowded || performance.now() - this.lastRefusal < burstMs;
  }

  private refuse(request: Admitted | undefined): void {
    this.lastRefusal = performance.now();
    request?.refuse();
  }
}
