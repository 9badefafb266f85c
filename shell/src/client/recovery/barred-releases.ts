import type { LockedRemote } from '@polden/mfe-contract';

const ADDRESS = '/health/releases';
/** Nobody waits longer for it: a site that answers slowly bars nothing. */
const TIMEOUT_MS = 500;
/** Navigations that follow one another ask once. A release is gone from shells in no less. */
const FRESH_MS = 1_000;

export type Named = Pick<LockedRemote, 'name' | 'version' | 'channel' | 'framed'>;

/** Releases as `remote@version`, and names of remotes in quarantine. */
type TakenBack = Record<'barred' | 'framed', readonly string[]>;

let known: TakenBack = { barred: [], framed: [] };
let asked = Promise.resolve();
let askedAt = -Infinity;

/** Asks what was taken back, at most once a second; what cannot be learnt is as it was. */
export function askBarred(): Promise<void> {
  const now = performance.now();
  if (now - askedAt > FRESH_MS) {
    askedAt = now;
    asked = read();
  }
  return asked;
}

/** The first of them that may run no more by the last answer, as `remote@version`. Whoever opened a preview wants that very release. */
export function knownBarred(releases: readonly Named[]): string | undefined {
  const barred = releases.find(
    ({ name, version, channel, framed }) =>
      (channel !== 'preview' && known.barred.includes(`${name}@${version}`)) ||
      (!framed && known.framed.includes(name)),
  );
  return barred && `${barred.name}@${barred.version}`;
}

async function read(): Promise<void> {
  try {
    const answer = await fetch(ADDRESS, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { barred, framed } = (await answer.json()) as Partial<Record<keyof TakenBack, unknown>>;
    known = { barred: listOf(barred), framed: listOf(framed) };
  } catch {
    // Then it is asked again with the next navigation.
  }
}

const listOf = (names: unknown) => (Array.isArray(names) ? names.map(String) : []);
