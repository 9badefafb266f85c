import { EventEmitter } from 'node:events';
import { LONGEST_PAGE, TooLarge } from '../size-limits.ts';
import { escaped } from '../../answers/standalone-page.ts';

/**
 * One write for each flush of React instead of one for each 4 kB; a page that is ready at once goes out in one piece. Not a
 * Writable: React needs none of its bookkeeping, and the response behind it has its own.
 */
export class FlushSink extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  readonly #target: NodeJS.WritableStream;
  /** Markup for the head of the document; gone when it was written. */
  #forHead: string | null;
  #parts: Uint8Array[] = [];
  #length = 0;
  #scheduled = false;
  #ended = false;

  /** `title`: of the document, where it has none: React puts none of a fallback into the head. */
  constructor(target: NodeJS.WritableStream, title: string | null = null) {
    super();
    this.#target = target;
    this.#forHead = title === null ? null : `<title>${escaped(title)}</title>`;
  }

  write(chunk: Uint8Array | string): boolean {
    if (this.#ended) return true;
    this.#length += chunk.length;
    if (this.#length > LONGEST_PAGE) this.#giveUp();
    else this.#parts.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  /** React calls this at the end of each of its flushes. */
  flush(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      if (!this.#ended && this.#parts.length > 0) this.#target.write(this.#take());
    });
  }

  end(): this {
    if (this.#ended) return this;
    this.#ended = true;
    this.#target.end(this.#take());
    return this;
  }

  /** React calls this when it cannot go on. */
  destroy(): void {
    this.end();
  }

  /** React ends the rendering with the error. */
  #giveUp(): void {
    this.#ended = true;
    this.#parts = [];
    this.emit('error', new TooLarge('the page', LONGEST_PAGE));
  }

  #take(): Buffer {
    const bytes = Buffer.concat(this.#parts);
    this.#parts = [];
    if (this.#forHead === null) return bytes;
    const end = bytes.indexOf('</head>');
    if (end < 0) return bytes;
    const title = bytes.subarray(0, end).includes('<title') ? '' : this.#forHead;
    this.#forHead = null;
    return Buffer.concat([bytes.subarray(0, end), Buffer.from(title), bytes.subarray(end)]);
  }
}
