import { EventEmitter } from 'node:events';

/**
 * One write for each flush of React instead of one for each 4 kB; a page that is ready at once goes out in one piece. Not a
 * Writable: React needs none of its bookkeeping, and the response behind it has its own.
 */
export class FlushSink extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  readonly #target: NodeJS.WritableStream;
  #parts: Uint8Array[] = [];
  #scheduled = false;
  #ended = false;

  constructor(target: NodeJS.WritableStream) {
    super();
    this.#target = target;
  }

  write(chunk: Uint8Array | string): boolean {
    this.#parts.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
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
    this.#ended = true;
    this.#target.end(this.#take());
    return this;
  }

  /** React calls this when it cannot go on. */
  destroy(): void {
    this.end();
  }

  #take(): Buffer {
    const bytes = Buffer.concat(this.#parts);
    this.#parts = [];
    return bytes;
  }
}
