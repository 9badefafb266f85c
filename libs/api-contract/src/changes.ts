export const CHANGES_PATHS = {
  /** GET ?since=<sequence> → ContentChanges; without `since` only the present sequence. */
  list: 'content/changes',
  /**
   * GET ?since=<sequence> with `Accept: text/event-stream`: server-sent events. `change` carries a ContentChange, `reset`
   * and `heartbeat` a ContentPosition; the event id is the sequence (a browser sends it back as Last-Event-ID).
   */
  stream: 'content/changes/stream',
} as const;

/** Milliseconds between heartbeats: after two without one the stream is dead. */
export const CHANGES_HEARTBEAT_MS = 15_000;

export interface ContentChange {
  /** Grows by one, in the order in which the changes became visible. */
  sequence: number;
  /** Of what is no longer as it was: `blog`, `blog:17` (by id). */
  tags: string[];
}

/** Where the sequence stands. */
export interface ContentPosition {
  sequence: number;
}

export interface ContentChanges {
  /** Ask with it the next time. */
  sequence: number;
  /** After `since`, ascending. */
  changes: ContentChange[];
  /** The changes since then are no longer kept: drop everything that depends on content. */
  reset: boolean;
}
