import { Writable } from 'node:stream';

/** One write for each flush of React instead of one for each 2 kB; a page that is ready at once goes out in one piece. */
export class FlushSink extends Writable {
  readonly #target: NodeJS.WritableStream;
  #parts: Buffer[] = [];
  #scheduled = false;

  constructor(target: NodeJS.WritableStream) {
    super({ highWaterMark: 256 * 1024 });
    this.#target = target;
  }

  override _write(chunk: Buffer | string, _encoding: BufferEncoding, callback: () => void): void {
    // A copy: React reuses the memory of its chunks.
    this.#parts.push(Buffer.from(chunk as Buffer));
    callback();
  }

  /** React calls this at the end of each of its flushes. */
  flush(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      if (!this.writableEnded && this.#parts.length > 0) this.#target.write(this.#take());
    });
  }

  override _final(callback: () => void): void {
    this.#target.end(this.#take());
    callback();
  }

  #take(): Buffer {
    const bytes = Buffer.concat(this.#parts);
    this.#parts = [];
    return bytes;
  }
}
