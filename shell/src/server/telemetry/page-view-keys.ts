import { createPageView, newcomerOf, pageViewKey } from '@polden/mfe-release';
import type { LockedRemote, ReleaseChannelKind } from '@polden/mfe-contract';

/** Key of one hour as it travels to a worker. */
export interface HourKey {
  /** Hours since the epoch. */
  hour: number;
  /** base64 */
  key: string;
}

const HOUR_S = 3_600;
/** What follows the version in a token. */
const MARKS: ReadonlyMap<ReleaseChannelKind, string> = new Map([
  ['canary', '!'],
  ['control', '='],
]);

/** Keys of this hour and the next, so that a worker never waits for one. `now` in seconds. */
export function hourKeys(secret: Buffer, now: number): HourKey[] {
  const hour = Math.floor(now / HOUR_S);
  return [hour, hour + 1].map((it) => ({
    hour: it,
    key: pageViewKey(secret, it * HOUR_S).toString('base64'),
  }));
}

/** Signs page views with what the supervisor gives; without a key nobody reports. */
export class PageViewSigner {
  readonly #environment: string;
  #keys: { hour: number; key: Buffer }[] = [];

  constructor(environment: string) {
    this.#environment = environment;
  }

  setKeys(keys: readonly HourKey[]): void {
    this.#keys = keys.map(({ hour, key }) => ({ hour, key: Buffer.from(key, 'base64') }));
  }

  /** Token of a visitor's view of a page with these versions; those of a preview are nobody's business. */
  sign(
    lock: readonly Pick<LockedRemote, 'name' | 'version' | 'channel'>[],
    visitor: string | null,
  ): string | null {
    const now = Math.floor(Date.now() / 1000);
    const key = this.#keys.find(({ hour }) => hour === Math.floor(now / HOUR_S))?.key;
    if (!key) return null;
    const reported = lock.filter(({ channel }) => channel !== 'preview');
    const versions = reported.map(
      ({ name, version, channel }) => [name, version + (MARKS.get(channel) ?? '')] as const,
    );
    const newcomer = newcomerOf(visitor, now);
    const view = { environment: this.#environment, lock: Object.fromEntries(versions) };
    return createPageView({ ...view, ...(newcomer && { newcomer }) }, key, now);
  }
}
