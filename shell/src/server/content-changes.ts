import { API_BASE_PATH, CHANGES_PATHS, type ContentChanges as Changes } from '@polden/api-contract';

const POLL_MS = 500;
const TIMEOUT_MS = 2_000;

export interface ContentChangesOptions {
  apiOrigin: string;
  /** Tags of the changed content; null when everything may have changed. */
  onChange: (tags: string[] | null) => void;
}

/** Follows the sequence of content changes, so that a page shows an edit within a second of it, on every shell. */
export class ContentChanges {
  readonly #options: ContentChangesOptions;
  #sequence: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ContentChangesOptions) {
    this.#options = options;
  }

  start(): void {
    void this.#poll();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #poll(): Promise<void> {
    // An API that is down changes nothing; what changed meanwhile is told by the sequence.
    await this.#read().catch(() => undefined);
    this.#timer = setTimeout(() => void this.#poll(), POLL_MS).unref();
  }

  async #read(): Promise<void> {
    const since = this.#sequence === null ? '' : `?since=${this.#sequence}`;
    const response = await fetch(`${this.#options.apiOrigin}${API_BASE_PATH}${CHANGES_PATHS.list}${since}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return;
    const { sequence, changes, reset } = (await response.json()) as Changes;
    this.#sequence = sequence;
    if (reset) this.#options.onChange(null);
    else if (changes.length > 0) this.#options.onChange(changes.flatMap(({ tags }) => tags));
  }
}
