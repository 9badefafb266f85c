import { setTimeout as delay } from 'node:timers/promises';
import { backoff } from '@polden/ru';
import { createParser } from 'eventsource-parser';

export interface MapEventsOptions {
  url: string;
  /** Sequence of the newest map; also told from time to time when nothing has changed. */
  onSequence: (sequence: number) => void;
  /** The stream was there and is not any more: from now on nobody tells. */
  onLost: () => void;
}

/** The registry says something every 15 s; a stream that is silent for longer than two of those is cut. */
const SILENCE_MS = 35_000;
const BACKOFF_MS = { first: 250, longest: 10_000 };
const MAX_EVENT_CHARS = 64 * 1024;

/** Follows the registry's event stream, and goes back to it whenever it is cut. */
export class MapEvents {
  readonly #options: MapEventsOptions;
  readonly #stopped = new AbortController();
  #up = false;

  constructor(options: MapEventsOptions) {
    this.#options = options;
  }

  get isUp(): boolean {
    return this.#up;
  }

  start(): void {
    void this.#follow();
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopped;
    let failures = 0;
    while (!signal.aborted) {
      // Without a stream the map is polled, which says what is wrong with the registry.
      await this.#listen().catch(() => undefined);
      if (this.#up) {
        this.#up = false;
        failures = 0;
        this.#options.onLost();
      }
      failures += 1;
      await delay(backoff(failures, BACKOFF_MS), undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Resolves or rejects when the stream has ended. */
  async #listen(): Promise<void> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), SILENCE_MS).unref();
    try {
      const response = await fetch(this.#options.url, {
        headers: { accept: 'text/event-stream' },
        redirect: 'error',
        signal: AbortSignal.any([this.#stopped.signal, silence.signal]),
      });
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      if (!response.ok || !isStream || !response.body) {
        await response.body?.cancel();
        return;
      }
      this.#up = true;
      const events = createParser({ onId: (id) => this.#tell(id), maxBufferSize: MAX_EVENT_CHARS });
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
        timer.refresh();
        events.feed(part);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** Every event of the stream has the sequence as its id; a comment has none. */
  #tell(id: string): void {
    if (/^\d+$/.test(id)) this.#options.onSequence(Number(id));
  }
}
