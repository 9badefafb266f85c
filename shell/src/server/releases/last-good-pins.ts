import { readFile } from 'node:fs/promises';
import type { ReleasePin } from '@polden/mfe-contract';
import { writeFileAtomically } from '../atomic-file.ts';

export type NamedPin = readonly [name: string, pin: ReleasePin];

/** Of one remote: the release that is live and those before it; the last few may be what failed. */
const MAX_PINS = 6;

/** Which releases were live last, on disk: the map of a restart may name one that does not load, or that ends processes. */
export class LastGoodPins {
  readonly #file: string;
  #kept: readonly NamedPin[] = [];
  /** One write at a time: each starts from the file that the one before has left. */
  #written: Promise<void> = Promise.resolve();
  /** As this process has written them, so that no switch reads them again. */
  #all: Promise<Map<string, readonly ReleasePin[]>> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Of each remote, the last one first. */
  async read(): Promise<ReadonlyMap<string, readonly ReleasePin[]>> {
    await this.#written;
    // From the disk each time: another process may have had one live that this one has not.
    return readPins(this.#file);
  }

  /** What is not live just now stays known. A disk that cannot be written takes nothing from the pages. */
  keep(pins: readonly NamedPin[]): void {
    const isKept =
      pins.length === this.#kept.length && pins.every(([, pin], index) => pin === this.#kept[index]?.[1]);
    if (isKept) return;
    this.#kept = pins;
    this.#written = this.#written.then(() => this.#write(pins));
  }

  /** Settled when all that was kept is on the disk. */
  get written(): Promise<void> {
    return this.#written;
  }

  async #write(pins: readonly NamedPin[]): Promise<void> {
    const all = await (this.#all ??= readPins(this.#file));
    for (const [name, pin] of pins) {
      const known = all.get(name) ?? [];
      if (known[0] === pin) continue;
      const before = known.filter(({ integrity }) => integrity !== pin.integrity);
      all.set(name, [pin, ...before].slice(0, MAX_PINS));
    }
    await writeFileAtomically(this.#file, JSON.stringify([...all])).catch(() => (this.#kept = []));
  }
}

async function readPins(file: string): Promise<Map<string, readonly ReleasePin[]>> {
  const stored = (await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => [])) as unknown;
  const entries = Array.isArray(stored) ? (stored as [string, ReleasePin | ReleasePin[]][]) : [];
  return new Map(entries.map(([name, pins]) => [name, [pins].flat()]));
}
