import type { ReleaseManifest, ReleasePin, RemoteRoute } from '@polden/mfe-contract';
import { asError, messageOf } from '@polden/mfe-release';
import { backoff } from '@polden/ru';
import { createStaticHandler } from 'react-router-dom';
import type { Faults } from '../faults/faults.ts';
import type { ArtifactSource } from './artifact-source.ts';
import { type Barred, BarredError } from './barred.ts';
import { BusyHostError } from './busy-host-error.ts';
import { evaluateRemote, type EvaluatedRemote } from './evaluate-remote.ts';
import { withinManifest } from './manifest-claims.ts';
import type { Preflight, PreflightInput } from './preflight.ts';
import { ReleaseCopies } from './release-copies.ts';

/** A release with its server half loaded in this process. */
export interface LoadedRelease {
  name: string;
  pin: ReleasePin;
  manifest: ReleaseManifest;
  routes: RemoteRoute[];
  /** Ends its timers. */
  end: () => void;
}

export interface ReleaseStoreOptions {
  /** Folder of the verified copies. */
  cacheDir: string;
  artifacts: ArtifactSource;
  preflight: Preflight;
  /** Told what became of it after the preflight: by the address of the code. */
  tried?: (address: string, isWell: boolean) => void;
  /** Marks the evaluation. */
  faults?: Pick<Faults, 'enter' | 'leave'>;
  barred?: Pick<Barred, 'has'>;
  /** Throws when the text is no manifest. */
  readManifest: (text: string, pin: ReleasePin) => ReleaseManifest;
  /** Told what a release brings that its manifest does not claim, and what is therefore dropped. */
  onProblem: (message: string) => void;
}

interface Slot {
  loaded?: LoadedRelease;
  loading?: Promise<LoadedRelease>;
  error?: Error;
  /** Milliseconds since the epoch; a known failure answers at once until then. */
  retryAt: number;
  failures: number;
}

const DOWNLOAD_MS = 5_000;
const LAST_PAGE_MS = 30_000;
/** Files may be back at any moment. */
const FILE_BACKOFF_MS = { first: 500, longest: 5_000 };
/** The same bytes fail again, and a loop costs a processor each time. */
const CODE_BACKOFF_MS = { first: 5_000, longest: 120_000 };

/** The files are whole, and what they hold does not run. */
class CodeError extends Error {}

/** Gets releases: reads once, checks every hash, keeps the bytes on disk, preflights and evaluates them from there. */
export class ReleaseStore {
  readonly #slots = new Map<string, Slot>();
  readonly #options: ReleaseStoreOptions;
  readonly #copies: ReleaseCopies;
  #named: readonly (readonly [name: string, pin: ReleasePin])[] = [];

  constructor(options: ReleaseStoreOptions) {
    this.#options = options;
    const { cacheDir: dir, artifacts, onProblem } = options;
    this.#copies = new ReleaseCopies({ dir, artifacts, onProblem });
  }

  peek(name: string, pin: ReleasePin): LoadedRelease | null {
    return this.isBarred(name, pin) ? null : (this.#slots.get(keyOf(name, pin))?.loaded ?? null);
  }

  isBarred(name: string, { version }: ReleasePin): boolean {
    return this.#options.barred?.has(name, version) ?? false;
  }

  /** Rejects with the reason; after a failure the next attempt waits for its backoff. */
  load(name: string, pin: ReleasePin): Promise<LoadedRelease> {
    if (this.isBarred(name, pin)) return Promise.reject(barredError());
    const key = keyOf(name, pin);
    const slot = this.#slots.get(key) ?? { retryAt: 0, failures: 0 };
    this.#slots.set(key, slot);
    if (slot.loaded) return Promise.resolve(slot.loaded);
    if (slot.loading) return slot.loading;
    if (slot.error && Date.now() < slot.retryAt) return Promise.reject(slot.error);
    slot.loading = this.#load(name, pin)
      .then((loaded) => (slot.loaded = loaded))
      .catch((error: unknown) => {
        slot.error = asError(error);
        slot.failures += 1;
        const limits = error instanceof CodeError ? CODE_BACKOFF_MS : FILE_BACKOFF_MS;
        slot.retryAt = Date.now() + backoff(slot.failures, limits);
        throw slot.error;
      })
      .finally(() => delete slot.loading);
    return slot.loading;
  }

  /** Forgets the releases that nothing names any more, so that their modules become garbage. */
  retain(pins: readonly (readonly [name: string, pin: ReleasePin])[]): void {
    this.#named = pins;
    const keep = new Set(pins.map(([name, pin]) => keyOf(name, pin)));
    for (const [key, { loaded, loading }] of this.#slots) {
      if (keep.has(key)) continue;
      this.#slots.delete(key);
      if (loaded) endLater(loaded);
      else loading?.then(endLater, () => undefined);
    }
  }

  /** Removes from the disk what nothing has named for long. */
  tidy(): Promise<void> {
    return this.#copies.tidy(this.#named);
  }

  async #load(name: string, pin: ReleasePin): Promise<LoadedRelease> {
    const signal = AbortSignal.timeout(DOWNLOAD_MS);
    const text = (await this.#copies.read([name, pin], 'release.json', pin.integrity, signal)).toString();
    const manifest = this.#options.readManifest(text, pin);
    if (manifest.name !== name || manifest.version !== pin.version) {
      throw new Error(
        `release.json is of ${manifest.name}@${manifest.version}, not of ${name}@${pin.version}`,
      );
    }
    const { entry } = manifest.server;
    const integrity = manifest.files[entry] ?? '';
    const code = (await this.#copies.read([name, pin], entry, integrity, signal)).toString();
    const address = pin.base + entry;
    try {
      await this.#options.preflight({ code, address });
      const { routes, end } = this.#evaluate(name, pin, { code, address });
      try {
        // Routes that no router takes, and pages of one path, would take the pages of others along.
        createStaticHandler(routes.map((route) => ({ ...route, id: route.path })));
      } catch (error) {
        end();
        throw error;
      }
      const claimed = withinManifest(manifest, routes, this.#reportOnce(name, pin));
      return { name, pin, manifest, routes: claimed, end };
    } catch (error) {
      if (error instanceof BusyHostError || error instanceof BarredError) throw error;
      throw new CodeError(messageOf(error), { cause: error });
    }
  }

  /** What ends this process while it runs, ends it under the mark of the release. */
  #evaluate(name: string, pin: ReleasePin, { code, address }: PreflightInput): EvaluatedRemote {
    const { faults, tried } = this.#options;
    let isWell = false;
    try {
      // It may have ended another process since it was asked for.
      if (this.isBarred(name, pin)) throw barredError();
      const marks = faults && {
        enter: () => faults.enter(name, pin.version),
        leave: () => faults.leave(),
      };
      marks?.enter();
      const evaluated = evaluateRemote(code, address, marks ? { marks } : {});
      isWell = true;
      return evaluated;
    } finally {
      faults?.leave();
      tried?.(address, isWell);
    }
  }

  /** A lazy module is asked for by each composition anew, and says the same each time. */
  #reportOnce(name: string, { version }: ReleasePin): (what: string) => void {
    const told = new Set<string>();
    return (what) => {
      if (told.has(what)) return;
      told.add(what);
      this.#options.onProblem(
        `${name}@${version}: its release.json does not claim ${what}, which is dropped`,
      );
    };
  }
}

/** Without the name of the release, which stands before it wherever it is said. */
function barredError(): BarredError {
  return new BarredError(
    'not asked in this process: it has ended one, or this one is kept free of it for that case',
  );
}

/** A page that is being made may still wait for a timer of its release. */
function endLater({ end }: LoadedRelease): void {
  setTimeout(end, LAST_PAGE_MS).unref();
}

/** A map is gone through some times for each switch, and its pins are objects that nobody changes. */
const KEYS = new WeakMap<ReleasePin, string>();

/** The same bytes at another address are another release: pages name the address. */
function keyOf(name: string, pin: ReleasePin): string {
  const known = KEYS.get(pin);
  if (known !== undefined) return known;
  const key = `${name}@${pin.version}#${pin.integrity} ${pin.base}`;
  KEYS.set(pin, key);
  return key;
}
