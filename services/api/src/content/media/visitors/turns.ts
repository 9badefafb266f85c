/** Lets a few works run at once and a few more wait; the rest is turned away. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly limits: { running: number; waiting: number },
    private readonly turnAway: () => Error,
  ) {}

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.limits.running) {
      if (this.waiting.length >= this.limits.waiting) throw this.turnAway();
      // A finished work hands its place over, so that no newcomer takes it.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
