import { readSync, writeSync } from 'node:fs';

/**
 * The layout: [0] beat, [4] 1 once the process ends by itself, [8] number of the running release, 0 for none, [12] a bit for
 * each release that is waited for; then the names of the releases by their numbers, each in a place of its own. It outlives
 * the process; an open file needs no thread, no lock and no path.
 */
const LEAVING_AT = 4;
const RUNNING_AT = 8;
const PENDING_AT = 12;
const MAX_RELEASES = 512;
const HEAD_BYTES = PENDING_AT + MAX_RELEASES / 8;
const NAME_BYTES = 256;
const BEAT_MS = 100;

export interface RunningMark {
  /** Code of the release runs from now on. */
  enter: (release: string) => void;
  leave: () => void;
  /** Something of the release goes on beyond this turn of the loop, until what is returned is called. */
  pending: (release: string) => () => void;
}

/**
 * Marks which release's code runs, where a process that watches finds it even when this one has been killed. What is written
 * is written before the code runs and once more at the end of the turn, however often a page enters and leaves.
 */
export class MarkWriter implements RunningMark {
  readonly #fd: number;
  readonly #head = Buffer.alloc(HEAD_BYTES);
  readonly #numbers = new Map<string, number>();
  readonly #pending = new Map<number, number>();
  #written = 0;
  #running = 0;
  #isDue = false;
  readonly #beats: NodeJS.Timeout;

  /** `fd`: of a file that nobody else writes. */
  constructor(fd: number) {
    this.#fd = fd;
    let beat = 0;
    this.#beats = setInterval(() => {
      beat += 1;
      this.#head.writeUInt32LE(beat % 2 ** 32, 0);
      this.#write();
    }, BEAT_MS).unref();
  }

  /** The running release; null for none. */
  get running(): string | null {
    for (const [release, number] of this.#numbers) if (number === this.#running) return release;
    return null;
  }

  stop(): void {
    clearInterval(this.#beats);
  }

  enter(release: string): void {
    this.#running = this.#numberOf(release);
    if (this.#running !== this.#written) this.#write();
  }

  leave(): void {
    this.#running = 0;
    this.#writeSoon();
  }

  pending(release: string): () => void {
    const number = this.#numberOf(release);
    this.#count(number, 1);
    let isDone = false;
    return () => {
      if (!isDone) this.#count(number, -1);
      isDone = true;
    };
  }

  /** The process ends because it is told to: nobody is to blame. */
  markLeaving(): void {
    this.#head.writeUInt32LE(1, LEAVING_AT);
    this.#write();
  }

  #count(number: number, more: number): void {
    const before = this.#pending.get(number) ?? 0;
    const after = before + more;
    this.#pending.set(number, after);
    if (before > 0 === after > 0) return;
    const place = PENDING_AT + (number >> 3);
    this.#head[place] = (this.#head[place] ?? 0) ^ (1 << (number & 7));
    this.#writeSoon();
  }

  #writeSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#write();
    });
  }

  #write(): void {
    this.#head.writeUInt32LE(this.#running, RUNNING_AT);
    this.#written = this.#running;
    writeSync(this.#fd, this.#head, 0, HEAD_BYTES, 0);
  }

  #numberOf(release: string): number {
    const known = this.#numbers.get(release);
    if (known !== undefined) return known;
    // A process that has seen so many is old, and the first of them are long gone.
    const number = (this.#numbers.size % (MAX_RELEASES - 1)) + 1;
    this.#numbers.set(release, number);
    const name = Buffer.alloc(NAME_BYTES);
    name.write(release, 0, NAME_BYTES, 'utf8');
    writeSync(this.#fd, name, 0, NAME_BYTES, nameAt(number));
    return number;
  }
}

export interface Marks {
  beat: number;
  isLeaving: boolean;
  /** The running release; null for none. */
  running: string | null;
  /** Releases that are waited for, the oldest in the process first. */
  pending: string[];
}

/** What the process has written last. */
export function readMarks(fd: number): Marks {
  const head = Buffer.alloc(HEAD_BYTES);
  readSync(fd, head, 0, HEAD_BYTES, 0);
  const running = head.readUInt32LE(RUNNING_AT);
  const numbers = Array.from({ length: MAX_RELEASES }, (_, number) => number).filter(
    (number) => ((head[PENDING_AT + (number >> 3)] ?? 0) & (1 << (number & 7))) !== 0,
  );
  return {
    beat: head.readUInt32LE(0),
    isLeaving: head.readUInt32LE(LEAVING_AT) !== 0,
    running: running === 0 ? null : nameOf(fd, running),
    pending: numbers.map((number) => nameOf(fd, number)).filter((name) => name !== ''),
  };
}

function nameOf(fd: number, number: number): string {
  const bytes = Buffer.alloc(NAME_BYTES);
  readSync(fd, bytes, 0, NAME_BYTES, nameAt(Math.min(number, MAX_RELEASES)));
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end === -1 ? NAME_BYTES : end);
}

function nameAt(number: number): number {
  return HEAD_BYTES + number * NAME_BYTES;
}
