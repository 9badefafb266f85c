import { readFile } from 'node:fs/promises';
import { SITE_PATHS, type MenuList, type SiteSettings, type TotalCounter } from '@polden/api-contract';
import { http } from '@polden/http';
import type { ShellData } from '@polden/mfe-contract';
import { UNKNOWN_SITE } from './unknown-site.ts';
import { writeFileAtomically } from './releases/atomic-file.ts';

const REFRESH_MS = 5_000;
const FIRST_READ_MS = 5_000;

export interface SiteDataOptions {
  file: string;
  local: boolean;
  onProblem: (message: string) => void;
}

/** Menu, settings and counters of every page: in memory, refreshed in the background, on disk for a start without the API. */
export class SiteData {
  readonly #options: SiteDataOptions;
  #data: ShellData;
  #failing = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SiteDataOptions) {
    this.#options = options;
    this.#data = { ...UNKNOWN_SITE, local: options.local };
  }

  get current(): ShellData {
    return this.#data;
  }

  async start(): Promise<void> {
    const stored = await readFile(this.#options.file, 'utf8').catch(() => null);
    if (stored !== null) this.#data = { ...(JSON.parse(stored) as ShellData), local: this.#options.local };
    await this.#refresh();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #refresh(): Promise<void> {
    try {
      const options = { anonymous: true, signal: AbortSignal.timeout(FIRST_READ_MS) };
      const [settings, menu, counters] = await Promise.all([
        http.get<SiteSettings>(SITE_PATHS.settings, options),
        http.get<MenuList>(SITE_PATHS.menu, options),
        http.get<TotalCounter[]>(SITE_PATHS.counters, options),
      ]);
      const { brand, ...rest } = settings;
      this.#data = { brand, settings: rest, menu: menu.items, counters, local: this.#options.local };
      this.#failing = false;
      await writeFileAtomically(this.#options.file, JSON.stringify(this.#data));
    } catch (error) {
      if (!this.#failing) this.#options.onProblem(`site data: ${String(error)}`);
      this.#failing = true;
    }
    this.#timer = setTimeout(() => void this.#refresh(), REFRESH_MS).unref();
  }
}
