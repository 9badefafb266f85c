import { withinBudget } from '@polden/http';

/** Somebody on a slow line waits for it, and is told of a trouble before they leave. */
const IN_BROWSER_MS = 8_000;

/** A read that its page cannot do without: a server gives it its share of the page's time, a browser longer. */
export function essentialRead<Answer>(read: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  return withinBudget(read(AbortSignal.timeout(IN_BROWSER_MS)));
}
