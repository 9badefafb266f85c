const FEWEST = 8;
const LESS = 0.9;
const MORE = 1.1;
/** A turn of the event loop so long means that requests only wait for the thread. */
const LONG_TURN_MS = 10;
const SHORT_TURN_MS = 5;

/** What a short while of work was like. */
export interface Pressure {
  /** How long a turn of the event loop took on average, milliseconds. */
  turnMs: number;
  /** Requests that wait for a connection to the database. */
  waitForDatabase: number;
  /** Whether a request has waited for its turn. */
  wasWanting: boolean;
}

/**
 * How many requests are worked on at a time: as many as keep the thread and the database busy. More would only wait for
 * one another, and each be answered later.
 */
export class InFlightLimit {
  private limit: number;

  constructor(private readonly most: number) {
    this.limit = Math.min(FEWEST * 2, most);
  }

  get current(): number {
    return this.limit;
  }

  /** To be called some times a second. */
  adapt({ turnMs, waitForDatabase, wasWanting }: Pressure): void {
    if (turnMs > LONG_TURN_MS || waitForDatabase > 0)
      this.limit = Math.max(Math.min(FEWEST, this.most), Math.floor(this.limit * LESS));
    else if (turnMs < SHORT_TURN_MS && wasWanting)
      this.limit = Math.min(this.most, Math.ceil(this.limit * MORE));
  }
}
