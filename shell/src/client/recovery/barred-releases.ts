import type { LockedRemote } from '@polden/mfe-contract';
import { ChunkLoadError } from './chunk-failure.ts';
import { reloadOnce } from './reload-once.ts';

const ADDRESS = '/health/releases';
/** Nobody waits longer for it: a site that answers slowly bars nothing. */
const TIMEOUT_MS = 500;

type Named = Pick<LockedRemote, 'name' | 'version' | 'channel'>;

/**
 * Throws, as a chunk that does not come, when the release was taken back since the page was sent: the page is then loaded anew
 * under the live versions.
 */
export async function expectNotBarred(release: Named): Promise<void> {
  const barred = await barredOf([release]);
  if (barred) throw takenBack(barred);
}

/** Somebody comes back to a tab that has been open for long: what was taken back meanwhile is left at once. */
export function leaveBarredReleases(running: () => readonly Named[]): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void leaveBarred(running(), window.location.href);
  });
}

/** Opens `target` as a document, which has the live versions, when one of them was taken back. */
export async function leaveBarred(running: readonly Named[], target: string): Promise<void> {
  const barred = await barredOf(running);
  if (barred) await reloadOnce(takenBack(barred), target);
}

/** Whoever opened a preview wants to see that very release. */
async function barredOf(releases: readonly Named[]): Promise<string | undefined> {
  const barred = await barredReleases();
  return releases
    .filter(({ channel }) => channel !== 'preview')
    .map(({ name, version }) => `${name}@${version}`)
    .find((release) => barred.includes(release));
}

function takenBack(release: string): ChunkLoadError {
  return new ChunkLoadError(`${release}, which was taken back`);
}

async function barredReleases(): Promise<string[]> {
  try {
    const answer = await fetch(ADDRESS, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { barred } = (await answer.json()) as { barred?: unknown };
    return Array.isArray(barred) ? barred.map(String) : [];
  } catch {
    return [];
  }
}
