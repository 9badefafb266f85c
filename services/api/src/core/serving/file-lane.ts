import type { Admitted } from './admission.ts';

/** How many files are being opened at a time. */
export const FILES_AT_ONCE = 8;

/**
 * Where pictures wait, apart from all that has to be worked out: they are made already, ask no database, and a page without
 * them is broken for a browser that does not ask again. Nobody is refused: those who wait are as many as there are connections.
 */
export class FileLane {
  private open = 0;
  private readonly waiting: (() => void)[] = [];

  /** Begins at once or later; what begins must `leave`. Returns how to give up waiting. */
  enter({ begin }: Admitted): () => void {
    if (this.open < FILES_AT_ONCE) {
      this.open += 1;
      begin();
      return () => undefined;
    }
    this.waiting.push(begin);
    return () => {
      const place = this.waiting.indexOf(begin);
      if (place >= 0) this.waiting.splice(place, 1);
    };
  }

  leave(): void {
    this.open -= 1;
    const next = this.waiting.shift();
    if (!next) return;
    this.open += 1;
    // The answer that ends now goes out first.
    setImmediate(next);
  }
}
