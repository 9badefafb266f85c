import { http } from '@polden/http';

/** Where a list comes from and when it is read again. */
export interface ListSource {
  /** Of the API. */
  path: string;
  /** Tags of the content that it shows: a change of it is seen at once. */
  tags?: readonly string[];
  /** Milliseconds after which it is read again without being told of a change. */
  everyMs?: number;
}

const EVERY_MS = 30_000;
const READ_MS = 5_000;

/** The last good answer of one read of the API. A failure is reported once, and changes nothing. */
export class KeptList {
  readonly name: string;
  readonly source: ListSource;
  readonly #onProblem: (message: string) => void;
  #value: unknown;
  /** JSON of the value, to tell a change. */
  #text = '';
  #failing = false;
  #asked = 0;
  #answered = 0;
  /** Milliseconds since the epoch. */
  #dueAt = 0;

  constructor(name: string, source: ListSource, onProblem: (message: string) => void) {
    this.name = name;
    this.source = source;
    this.#onProblem = onProblem;
  }

  /** Undefined while it has never been read. */
  get value(): unknown {
    return this.#value;
  }

  get isDue(): boolean {
    return Date.now() >= this.#dueAt;
  }

  isTouchedBy(tags: readonly string[]): boolean {
    return this.source.tags?.some((tag) => tags.includes(tag)) ?? false;
  }

  /** Takes over what an earlier process has kept. */
  restore(value: unknown): void {
    this.#set(value);
  }

  /** Reads it again; true when it is other than before. Never rejects. */
  async refresh(): Promise<boolean> {
    const turn = (this.#asked += 1);
    this.#dueAt = Date.now() + (this.source.everyMs ?? EVERY_MS);
    try {
      const value = await http.get<unknown>(this.source.path, {
        anonymous: true,
        signal: AbortSignal.timeout(READ_MS),
      });
      this.#failing = false;
      // An answer that was asked for later has come before this one.
      if (turn < this.#answered) return false;
      this.#answered = turn;
      return this.#set(value);
    } catch (error) {
      this.#dueAt = 0;
      if (!this.#failing) this.#onProblem(`${this.name}: ${String(error)}`);
      this.#failing = true;
      return false;
    }
  }

  #set(value: unknown): boolean {
    const text = JSON.stringify(value);
    if (text === this.#text) return false;
    this.#value = value;
    this.#text = text;
    return true;
  }
}
