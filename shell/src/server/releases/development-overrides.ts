import type { ReleaseMap, ReleaseManifest, ReleasePin } from '@polden/mfe-contract';
import { integrityOf, parseManifest } from '@polden/mfe-release';

const POLL_MS = 250;
const TIMEOUT_MS = 1_000;

interface Override {
  pin: ReleasePin;
  routes: { path: string; layout: string }[];
}

/** Puts remotes that are served by a development server in place of the released ones. Local mode only. */
export class DevelopmentOverrides {
  readonly #bases: Readonly<Record<string, string>>;
  readonly #onMap: (map: ReleaseMap) => void;
  readonly #found = new Map<string, Override>();
  #map: ReleaseMap | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** `bases`: remote to the address of its development server, with a trailing slash. */
  constructor(bases: Readonly<Record<string, string>>, onMap: (map: ReleaseMap) => void) {
    this.#bases = bases;
    this.#onMap = onMap;
  }

  start(): void {
    if (Object.keys(this.#bases).length > 0) void this.#poll();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  adopt(map: ReleaseMap): void {
    this.#map = map;
    const remotes = { ...map.remotes };
    for (const [index, [name, { pin, routes }]] of [...this.#found].entries()) {
      // Below every sequence, and each its own: an overridden remote flips with no other.
      remotes[name] = { kind: remotes[name]?.kind ?? 'primary', stable: pin, routes, since: -1 - index };
    }
    this.#onMap({ ...map, remotes });
  }

  async #poll(): Promise<void> {
    const changes = await Promise.all(
      Object.entries(this.#bases).map(([name, base]) => this.#read(name, base)),
    );
    if (changes.includes(true) && this.#map) this.adopt(this.#map);
    this.#timer = setTimeout(() => void this.#poll(), POLL_MS).unref();
  }

  /** True when the server offers another build than before. A server that is down leaves the last one. */
  async #read(name: string, base: string): Promise<boolean> {
    try {
      const response = await fetch(`${base}release.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) return false;
      const text = await response.text();
      const integrity = integrityOf(text);
      if (this.#found.get(name)?.pin.integrity === integrity) return false;
      const { version, routes } = JSON.parse(text) as ReleaseManifest;
      this.#found.set(name, { pin: { version, base, integrity }, routes });
      return true;
    } catch {
      return false;
    }
  }
}

function isDevelopmentServer(base: string): boolean {
  return base.startsWith('http://');
}

/** A development server's manifest names no hashes of client files: they change under the page. */
export function readDevelopmentManifest(text: string, { base }: ReleasePin): ReleaseManifest {
  return isDevelopmentServer(base) ? (JSON.parse(text) as ReleaseManifest) : parseManifest(text);
}
