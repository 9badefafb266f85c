import { Socket } from 'node:net';

type Written = (error?: Error | null) => void;

/**
 * A connection that sends in one go what is written in one turn of the process: statements that do not wait for one
 * another cost one system call and wake the database once.
 */
export class GatheringSocket extends Socket {
  #gathering = false;

  override write(data: Uint8Array | string, encoding?: BufferEncoding | Written, written?: Written): boolean {
    if (!this.#gathering) {
      this.#gathering = true;
      this.cork();
      process.nextTick(() => {
        this.#gathering = false;
        this.uncork();
      });
    }
    return typeof encoding === 'function'
      ? super.write(data, encoding)
      : super.write(data, encoding, written);
  }
}
