import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SignedText } from '@polden/api-contract';
import { API_BASE_PATH, RELEASES_PATHS } from '@polden/api-contract';
import type { ReleaseMap } from '@polden/mfe-contract';
import { isSignedBy, messageOf } from '@polden/mfe-release';
import { writeFileAtomically } from '../atomic-file.ts';
import { MapEvents } from './map-events.ts';

const POLL_MS = 1_000;
/** While the stream is up a poll only makes sure. */
const SLOW_POLL_MS = 10_000;
const TIMEOUT_MS = 2_000;
/** What stays wrong is said again after so long: nobody finds a line of last week. */
const SAID_AGAIN_MS = 300_000;

export interface ReleaseMapClientOptions {
  apiOrigin: string;
  /** The environment of the release map. */
  environment: string;
  keys: readonly KeyObject[];
  /** Keeps the last good map, which is also the high-water mark of its sequence. */
  file: string;
  onMap: (map: ReleaseMap) => void;
  onProblem: (message: string) => void;
}

/** Follows the registry's release map: signed, never older than the newest one seen, usable while the registry is down. */
export class ReleaseMapClient {
  readonly #options: ReleaseMapClientOptions;
  readonly #events: MapEvents;
  #sequence = -1;
  /** The map that is followed. */
  #signed: SignedText | null = null;
  /** The map on the disk. */
  #stored: string | null = null;
  #etag: string | null = null;
  #problem: { message: string; map: string | undefined; saidAt: number } | null = null;
  /** Signature of the map that was read last, whoever has signed it. */
  #readMap: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> | null = null;
  /** Counts the wishes to read: one that comes during a read may have been too late for its answer. */
  #wishes = 0;
  #stopped = false;

  constructor(options: ReleaseMapClientOptions) {
    this.#options = options;
    this.#events = new MapEvents({
      url: `${options.apiOrigin}${API_BASE_PATH}${RELEASES_PATHS.mapEvents}?${environmentQuery(options)}`,
      onSequence: (sequence) => {
        if (sequence > this.#sequence) void this.#read();
      },
      onLost: () => void (this.#stopped || this.#read()),
    });
  }

  /** Adopts the map on disk, asks for a newer one, and goes on asking. */
  async start(): Promise<void> {
    const stored = await readFile(this.#options.file, 'utf8').catch(() => null);
    this.#stored = stored;
    if (stored !== null) this.#report(() => this.#adopt(JSON.parse(stored) as SignedText));
    await this.#read();
    this.#events.start();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#events.stop();
  }

  /** One read at a time; a call meanwhile starts another read after it. */
  async #read(): Promise<void> {
    this.#wishes += 1;
    if (this.#reading) return this.#reading;
    clearTimeout(this.#timer);
    this.#reading = this.#readUntilFresh();
    await this.#reading;
    this.#reading = null;
    if (this.#stopped) return;
    const delay = this.#events.isUp ? SLOW_POLL_MS : POLL_MS;
    this.#timer = setTimeout(() => void this.#read(), delay).unref();
  }

  async #readUntilFresh(): Promise<void> {
    const wishes = this.#wishes;
    try {
      await this.#fetchMap();
      this.#problem = null;
    } catch (error) {
      this.#problemOnce(`release map: ${messageOf(error)}`);
    }
    if (this.#wishes > wishes && !this.#stopped) await this.#readUntilFresh();
  }

  async #fetchMap(): Promise<void> {
    const { apiOrigin } = this.#options;
    const query = environmentQuery(this.#options);
    const response = await fetch(`${apiOrigin}${API_BASE_PATH}${RELEASES_PATHS.map}?${query}`, {
      headers: this.#etag ? { 'if-none-match': this.#etag } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (response.status === 304) return;
    if (!response.ok) throw new Error(`the registry answered ${response.status}${await reasonOf(response)}`);
    const signed = (await response.json()) as SignedText;
    this.#readMap = signed.signature;
    this.#adopt(signed);
    await this.#store(signed);
    // Not before: what could not be written is asked for again.
    this.#etag = response.headers.get('etag');
  }

  async #store(signed: SignedText): Promise<void> {
    const text = JSON.stringify(signed);
    if (text === this.#stored) return;
    const { file } = this.#options;
    await writeFileAtomically(file, text).catch((cause: unknown) => {
      // Its own words name a temporary file: a disk that stays full would have new ones each second.
      throw new Error(`${file} cannot be written: ${(cause as NodeJS.ErrnoException).code}`, { cause });
    });
    this.#stored = text;
  }

  /** Nothing new of the map that is followed already; throws when it must not be used. */
  #adopt(signed: SignedText): void {
    if (!isSignedBy(signed, this.#options.keys))
      throw new Error('bad signature: none of the keys of RELEASE_MAP_PUBLIC_KEY has made it');
    const map = JSON.parse(signed.text) as ReleaseMap;
    const { environment } = this.#options;
    if (map.environment !== environment)
      throw new Error(`the map is of the environment ${map.environment}, not of ${environment}`);
    if (map.sequence < this.#sequence)
      throw new Error(`sequence ${map.sequence} is older than ${this.#sequence}`);
    // The operator may have moved the files or changed the key: no pointer has moved then, and the sequence stays.
    if (signed.text === this.#signed?.text && signed.signature === this.#signed.signature) return;
    this.#sequence = map.sequence;
    this.#signed = signed;
    this.#options.onMap(map);
  }

  #report(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.#problemOnce(`stored release map: ${messageOf(error)}`);
    }
  }

  /** A registry that stays down is not said every second, but every few minutes, and of another map at once. */
  #problemOnce(message: string): void {
    const [map, now] = [this.#readMap, Date.now()];
    const { message: said, map: of, saidAt } = this.#problem ?? {};
    if (said === message && of === map && now - (saidAt ?? 0) < SAID_AGAIN_MS) return;
    this.#problem = { message, map, saidAt: now };
    this.#options.onProblem(message);
  }
}

function environmentQuery({ environment }: { environment: string }): string {
  return `environment=${encodeURIComponent(environment)}`;
}

/** What it says of an environment that it does not serve; of anything else the status is enough. */
async function reasonOf(response: Response): Promise<string> {
  const { message } = Object(await response.json().catch(() => null)) as { message?: unknown };
  return response.status === 404 && typeof message === 'string' ? `: ${message}` : '';
}
