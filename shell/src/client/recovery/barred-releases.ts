import type { LockedRemote } from '@polden/mfe-contract';
import { ChunkLoadError } from './chunk-failure.ts';
import { reloadOnce } from './reload-once.ts';

const ADDRESS = '/health/releases';
/** Nobody waits longer for it: a site that answers slowly bars nothing. */
const TIMEOUT_MS = 500;

type Named = Pick<LockedRemote, 'name' | 'version'>;

/**
 * Throws, as a chunk that does not come, when the release was taken back since the page was sent: the page is then loaded anew
 * under the live versions.
 */
export async function expectNotBarred({ name, version }: Named): Promise<void> {
  const barred = await barredReleases();
  if (barred.includes(`${name}@${version}`)) throw takenBack(`${name}@${version}`);
}

/** Somebody comes back to a tab that has been open for long: what was taken back meanwhile is left at once. */
export function leaveBarredReleases(running: () => readonly Named[]): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    void leaveBarred(running());
  });
}

async function leaveBarred(running: readonly Named[]): Promise<void> {
  const barred = await barredReleases();
  const found = running.map(({ name, version }) => `${name}@${version}`).find((it) => barred.includes(it));
  if (found !== undefined) await reloadOnce(takenBack(found), window.location.href);
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
