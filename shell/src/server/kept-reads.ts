import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { KEPT_FOR_MS, type KeptRead, type KeptReads } from '@polden/http';
import { writeFileAtomically } from './atomic-file.ts';

/** Raised when answers of the API change their meaning: older kept reads are ignored. */
const VERSION = 1;
const MAX_FILES = 1_000;
const MAX_BYTES = 512 * 1024;
/** What stays the same is dated anew so often. */
const AGAIN_MS = 60_000;

interface KeptFile {
  version: number;
  path: string;
  /** Milliseconds since the epoch. */
  at: number;
  sha256: string;
  /** JSON of the answer. */
  text: string;
}

interface KeptReadsOptions {
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The live pages say that they read this address: it makes room for no other. */
  isDeclared: (address: string) => boolean;
}

/**
 * The last good answers of public reads on disk, one file each, for all processes of a shell: one that starts while the API
 * is away answers with them. Nothing of one visitor is among them: `readCached` asks as nobody.
 */
export class KeptReadFiles implements KeptReads {
  readonly #folder: string;
  readonly #now: () => number;
  readonly #isDeclared: (address: string) => boolean;
  /** Of what this process has written, the oldest first: sha256 and when. */
  readonly #written = new Map<string, { sha256: string; at: number }>();
  #writing: Promise<unknown> = Promise.resolve();

  constructor(folder: string, { now = Date.now, isDeclared = () => false }: Partial<KeptReadsOptions> = {}) {
    this.#folder = folder;
    this.#now = now;
    this.#isDeclared = isDeclared;
  }

  /** Settled when all that was given until now is on disk. */
  get settled(): Promise<unknown> {
    return this.#writing;
  }

  async read(address: string): Promise<KeptRead | undefined> {
    try {
      const file = JSON.parse(await readFile(this.#fileOf(address), 'utf8')) as KeptFile;
      const isGood =
        file.version === VERSION &&
        file.path === address &&
        this.#now() - file.at <= KEPT_FOR_MS &&
        file.sha256 === sha256(file.text);
      return isGood ? { value: JSON.parse(file.text) as unknown, readAt: file.at } : undefined;
    } catch {
      return undefined;
    }
  }

  keep(address: string, value: unknown): void {
    const text = JSON.stringify(value);
    const at = this.#now();
    const hash = sha256(text);
    const last = this.#written.get(address);
    if (text.length > MAX_BYTES || (last?.sha256 === hash && at - last.at < AGAIN_MS)) return;
    this.#written.delete(address);
    if (this.#written.size >= MAX_FILES) this.#makeRoom();
    this.#written.set(address, { sha256: hash, at });
    const file: KeptFile = { version: VERSION, path: address, at, sha256: hash, text };
    this.#then(() => writeFileAtomically(this.#fileOf(address), JSON.stringify(file)));
  }

  drop(address: string): void {
    this.#written.delete(address);
    this.#then(() => rm(this.#fileOf(address), { force: true }));
  }

  /** Takes away what is too old, and what is too much, the oldest first. Never rejects. */
  async tidy(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.#folder, name);
        return {
          file,
          at: await stat(file).then(
            ({ mtimeMs }) => mtimeMs,
            () => 0,
          ),
        };
      }),
    );
    const newestFirst = files.sort((a, b) => b.at - a.at);
    const gone = newestFirst.filter(({ at }, index) => index >= MAX_FILES || this.#now() - at > KEPT_FOR_MS);
    await Promise.allSettled(gone.map(({ file }) => rm(file, { force: true })));
  }

  #makeRoom(): void {
    for (const address of this.#written.keys()) {
      if (!this.#isDeclared(address)) return this.drop(address);
    }
  }

  /** One after the other; a disk that cannot be written takes nothing from the pages. */
  #then(write: () => Promise<void>): void {
    this.#writing = this.#writing.then(write).catch(() => undefined);
  }

  #fileOf(address: string): string {
    return path.join(this.#folder, `${sha256(address).slice(0, 32)}.json`);
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
