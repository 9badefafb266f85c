export const MODES = ['ok', 'down', 'slow', 'lost', 'html', 'truncated', 'busy', 'hang'] as const;
export type Mode = (typeof MODES)[number];

export interface Behaviour {
  /**
   * `down`: 503; `slow`: answers late; `lost`: does its work and breaks the connection; `html`: does nothing and
   * answers a page with 200; `truncated`: does its work and answers half; `busy`: 429 with Retry-After; `hang`: does
   * its work, sends headers and no more.
   */
  mode: Mode;
  /** Until a lead is decided. */
  delaySeconds: number;
}

export const USUAL: Behaviour = { mode: 'ok', delaySeconds: 4 };
const MAX_DELAY_SECONDS = 3600;

/** The behaviour with what the body changes; null for a body that makes no sense. */
export function changed(behaviour: Behaviour, body: unknown): Behaviour | null {
  const { mode = behaviour.mode, delaySeconds = behaviour.delaySeconds } = Object(body) as Partial<Behaviour>;
  const isDelay = Number.isFinite(delaySeconds) && delaySeconds >= 0 && delaySeconds <= MAX_DELAY_SECONDS;
  return MODES.includes(mode) && isDelay ? { mode, delaySeconds } : null;
}
