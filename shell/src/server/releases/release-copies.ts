import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasePin } from '@polden/mfe-contract';
import { integrityOf, messageOf } from '@polden/mfe-release';
import { writeFileAtomically } from '../atomic-file.ts';
import type { ArtifactSource } from './artifact-source.ts';

const KEPT_MS = 30 * 86_400_000;

export interface ReleaseCopiesOptions {
  /** Folder of the copies: the processes of a shell share it. */
  dir: string;
  artifacts: ArtifactSource;
  /** Told once when there is no room for them, and anew when there has been some meanwhile. */
  onProblem: (message: string) => void;
}

/** Verified copies of what releases consist of, for the time when their store is away. */
export class ReleaseCopies {
  readonly #options: ReleaseCopiesOptions;
  #hasRoom = true;

  constructor(options: ReleaseCopiesOptions) {
    this.#options = options;
  }

  /** The bytes that have this hash, from the disk or else from the store. Rejects when the store gives others, or none in time. */
  async read(
    [name, pin]: readonly [string, ReleasePin],
    file: string,
    integrity: string,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const copy = path.join(this.#options.dir, folderOf(name, pin), file);
    const known = await readFile(copy).catch(() => null);
    if (known && integrityOf(known) === integrity) return known;
    const bytes = await this.#options.artifacts.read(pin.base, file, signal);
    if (integrityOf(bytes) !== integrity)
      throw new Error(`${pin.base}${file} is not what the release says: hash differs`);
    await this.#keep(copy, bytes);
    return bytes;
  }

  /** Removes what no process of this shell has named for 30 days. */
  async tidy(named: readonly (readonly [name: string, pin: ReleasePin])[], now = new Date()): Promise<void> {
    const { dir } = this.#options;
    const used = new Set(named.map(([name, pin]) => folderOf(name, pin)));
    const names = await readdir(dir).catch(() => []);
    const folders = await Promise.all(
      names.map(async (name) => (await readdir(path.join(dir, name))).map((each) => path.join(name, each))),
    );
    for (const folder of folders.flat()) {
      const place = path.join(dir, folder);
      // Another process may have removed it.
      const found = await stat(place).catch(() => null);
      if (!found) continue;
      if (used.has(folder)) await utimes(place, now, now);
      else if (now.getTime() - found.mtimeMs > KEPT_MS) await rm(place, { recursive: true, force: true });
    }
  }

  /** A release that is whole runs without its copy, too. */
  async #keep(copy: string, bytes: Buffer): Promise<void> {
    try {
      await writeFileAtomically(copy, bytes);
      this.#hasRoom = true;
    } catch (error) {
      if (this.#hasRoom) this.#options.onProblem(`releases are not kept on this disk: ${messageOf(error)}`);
      this.#hasRoom = false;
    }
  }
}

function folderOf(name: string, { version, integrity }: ReleasePin): string {
  const hash = createHash('sha256').update(integrity).digest('hex').slice(0, 16);
  return path.join(name, `${version}-${hash}`);
}
