import { readFile } from 'node:fs/promises';
import type { ReleasePin } from '@polden/mfe-contract';
import { writeFileAtomically } from './atomic-file.ts';

export type NamedPin = readonly [name: string, pin: ReleasePin];

/** Which releases were live last, on disk: the map of a restart may name one that does not load. */
export class LastGoodPins {
  readonly #file: string;
  #known = '';

  constructor(file: string) {
    this.#file = file;
  }

  async read(): Promise<ReadonlyMap<string, ReleasePin>> {
    const stored = (await readFile(this.#file, 'utf8')
      .then(JSON.parse)
      .catch(() => [])) as unknown;
    return new Map(Array.isArray(stored) ? (stored as NamedPin[]) : []);
  }

  /** What is not live just now stays known. A disk that cannot be written takes nothing from the pages. */
  async keep(pins: readonly NamedPin[]): Promise<void> {
    const text = JSON.stringify(pins);
    if (text === this.#known) return;
    this.#known = text;
    const all = new Map([...(await this.read()), ...pins]);
    await writeFileAtomically(this.#file, JSON.stringify([...all])).catch(() => (this.#known = ''));
  }
}
