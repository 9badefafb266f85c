import { readFile } from 'node:fs/promises';
import { readCached } from '@polden/http';
import type { ShellData } from '@polden/mfe-contract';
import { inTime } from '@polden/ru';
import { writeFileAtomically } from './atomic-file.ts';
import { KeptList } from './site-lists/kept-list.ts';
import {
  ADDRESSES,
  LAYOUT_READS,
  OWN_LISTS,
  SHOWN_LISTS,
  type AddressLists,
  type OwnLists,
  type ShownLists,
} from './site-lists/site-lists.ts';
import { UNKNOWN_SITE } from './unknown-site.ts';

const NOTHING: never[] = [];
const RULES = 'metaRules';
const TICK_MS = 5_000;
/** A change is told at once, and who reads refreshes what he reads: this is for a shell that was told nothing and that nobody asks. */
const READS_EVERY_MS = 15_000;
/** How long a start waits for news when the last good lists are on disk. */
const FIRST_NEWS_MS = 1_000;

/** All that the pages of a site show around themselves and that is the same in every city. */
export type SiteFacts = Omit<ShellData, 'city'>;

export interface SiteDataOptions {
  file: string;
  local: boolean;
  /** The install page of the app; null where nobody knows it. */
  appInstallUrl: string | null;
  onProblem: (message: string) => void;
  /** What every page shows is other than before; the clock is not told. */
  onShownChange?: () => void;
  /** The rules for pages are other than before. */
  onRulesChange?: (before: OwnLists['metaRules'], now: OwnLists['metaRules']) => void;
}

/**
 * What every page shows and what the shell goes by: read at the start, refreshed in the background, each list on its own,
 * and on disk for a start without the API. No request ever waits for it.
 */
export class SiteData {
  readonly #options: SiteDataOptions;
  readonly #shown: KeptList[];
  readonly #own: KeptList[];
  readonly #addresses: KeptList[];
  #reads: readonly string[] = LAYOUT_READS;
  #data: SiteFacts;
  #rules: OwnLists['metaRules'] = NOTHING;
  #isStarted = false;
  #newReads: Promise<void> = Promise.resolve();
  /** Milliseconds since the epoch. */
  #readsDueAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: SiteDataOptions) {
    this.#options = options;
    const keep = (sources: Record<string, KeptList['source']>) =>
      Object.entries(sources).map(([name, source]) => new KeptList(name, source, options.onProblem));
    this.#shown = keep(SHOWN_LISTS);
    this.#own = keep(OWN_LISTS);
    this.#addresses = keep(ADDRESSES);
    this.#data = this.#assemble();
  }

  get current(): SiteFacts {
    return this.#data;
  }

  /** A list of the shell's own; empty while it has never been read. The same array until it is other. */
  own<Name extends keyof OwnLists>(name: Name): OwnLists[Name] {
    return (valueOf(this.#own, name) as OwnLists[Name] | undefined) ?? NOTHING;
  }

  /** Each list is the same array until it is other; one that has never been read is missing. */
  get addresses(): AddressLists {
    return valuesOf(this.#addresses);
  }

  /** What layouts and the pages of the live releases read. */
  get reads(): readonly string[] {
    return this.#reads;
  }

  /** Settled when each read that was asked for has been answered or has failed. */
  get readsAreThere(): Promise<void> {
    return this.#newReads;
  }

  /** What the pages of the live releases read besides what layouts do; called with all of it, again and again. */
  readAlso(paths: readonly string[]): void {
    const known = this.#reads;
    this.#reads = [...new Set([...LAYOUT_READS, ...paths])];
    const added = this.#reads.filter((path) => !known.includes(path));
    if (!this.#isStarted || added.length === 0) return;
    this.#newReads = Promise.all([this.#newReads, readForPages(added)]).then(() => undefined);
  }

  async start(): Promise<void> {
    const isStored = await this.#restore();
    this.#isStarted = true;
    const news = Promise.all([this.#refresh(this.#lists), this.#readAll()]);
    await (isStored ? inTime(news, FIRST_NEWS_MS, () => undefined) : news);
    this.#tickLater();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Content with these tags has changed; null: any may have. */
  contentChanged(tags: readonly string[] | null): Promise<void> {
    void this.#readAll();
    return this.#refresh(this.#lists.filter((list) => tags === null || list.isTouchedBy(tags)));
  }

  /** No page waits for the API to say what most pages need. */
  #readAll(): Promise<void> {
    this.#readsDueAt = Date.now() + READS_EVERY_MS;
    return readForPages(this.#reads);
  }

  get #lists(): KeptList[] {
    return [...this.#shown, ...this.#own, ...this.#addresses];
  }

  #tickLater(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      if (Date.now() >= this.#readsDueAt) void this.#readAll();
      void this.#refresh(this.#lists.filter((list) => list.isDue)).then(() => this.#tickLater());
    }, TICK_MS).unref();
  }

  /** None waits for another. */
  async #refresh(lists: readonly KeptList[]): Promise<void> {
    const worthKeeping = await Promise.all(
      lists.map(async (list) => (await list.refresh()) && this.#adopt(list)),
    );
    if (worthKeeping.includes(true)) await this.#store();
  }

  /** Takes over what a list has become; false when only the clock has gone on. */
  #adopt(list: KeptList): boolean {
    if (list.name === RULES) this.#adoptRules();
    if (!this.#shown.includes(list)) return true;
    const before = withoutDate(this.#data);
    this.#data = this.#assemble();
    const isOther = withoutDate(this.#data) !== before;
    if (isOther) this.#options.onShownChange?.();
    return isOther;
  }

  #adoptRules(): void {
    const before = this.#rules;
    this.#rules = this.own(RULES);
    this.#options.onRulesChange?.(before, this.#rules);
  }

  #assemble(): SiteFacts {
    const { settings, menu, ...known } = valuesOf(this.#shown) as Partial<ShownLists>;
    const { brand, ...facts } = settings ?? {};
    return {
      ...UNKNOWN_SITE,
      ...(brand && { brand, settings: facts as SiteFacts['settings'] }),
      ...(menu && { menu: menu.items }),
      ...known,
      local: this.#options.local,
      ...(this.#options.appInstallUrl !== null && { installsApp: true }),
    };
  }

  async #restore(): Promise<boolean> {
    const stored = (await readFile(this.#options.file, 'utf8')
      .then(JSON.parse)
      .catch(() => null)) as unknown;
    if (typeof stored !== 'object' || stored === null) return false;
    const values = new Map(Object.entries(stored));
    for (const list of this.#lists) if (values.has(list.name)) list.restore(values.get(list.name));
    this.#data = this.#assemble();
    this.#rules = this.own(RULES);
    return true;
  }

  /** A disk that cannot be written takes nothing from the pages. */
  async #store(): Promise<void> {
    await writeFileAtomically(this.#options.file, JSON.stringify(valuesOf(this.#lists))).catch(
      (error: unknown) => this.#options.onProblem(`site data: ${String(error)}`),
    );
  }
}

/** Never rejects. */
async function readForPages(paths: readonly string[]): Promise<void> {
  await Promise.allSettled(paths.map((path) => readCached(path)));
}

/** Of those that have been read. */
function valuesOf(lists: readonly KeptList[]): Record<string, unknown> {
  const read = lists.filter(({ value }) => value !== undefined);
  return Object.fromEntries(read.map(({ name, value }) => [name, value]));
}

function valueOf(lists: readonly KeptList[], name: string): unknown {
  return lists.find((list) => list.name === name)?.value;
}

/** Every answer has another time. */
function withoutDate({ settings, ...facts }: SiteFacts): string {
  return JSON.stringify({ ...facts, settings: { ...settings, currentDate: '' } });
}
