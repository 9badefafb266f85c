import { LRUCache } from 'lru-cache';
import type { CardWords } from './draw-card.ts';

export interface CardsOptions {
  draw: (words: CardWords) => Promise<Buffer>;
}

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_DRAWN = 2;
const MAX_WAITING = 50;

/** The cards that have been drawn, bounded; each is drawn once however many ask for it, and few at a time. */
export class Cards {
  readonly #options: CardsOptions;
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (png) => png.length,
  });
  readonly #drawing = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #drawn = 0;

  constructor(options: CardsOptions) {
    this.#options = options;
  }

  /** PNG; null when so many are waited for that one more would be of no use to anybody. */
  async card(words: CardWords): Promise<Buffer | null> {
    const key = JSON.stringify(words);
    const known = this.#kept.get(key) ?? this.#drawing.get(key);
    if (known) return known;
    if (this.#waiting.length >= MAX_WAITING) return null;
    const drawing = this.#inTurn(() => this.#options.draw(words))
      .then((png) => {
        this.#kept.set(key, png);
        return png;
      })
      .finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    return drawing;
  }

  async #inTurn<T>(draw: () => Promise<T>): Promise<T> {
    if (this.#drawn >= MAX_DRAWN) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#drawn += 1;
    try {
      return await draw();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#drawn -= 1;
    }
  }
}
