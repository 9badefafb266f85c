import type { ChangeSetSummary } from '@polden/api-contract';

/** The server works its moments off every few seconds. */
const LOOK_EVERY_MS = 4000;
/** What has not come out by then has been told why. */
const LOOKS_MS = 60_000;
/** Further away a timer of a browser does not reach. */
const FURTHEST_MS = 24 * 60 * 60 * 1000;

/** After how many milliseconds sets that come out by themselves are to be read again; false: none does. */
export function lookAgain(sets: readonly Pick<ChangeSetSummary, 'stage' | 'publishAt'>[]): number | false {
  const waits = sets
    .filter(({ stage }) => stage === 'scheduled')
    .map(({ publishAt }) => Date.parse(publishAt ?? '') - Date.now())
    .filter((wait) => wait > -LOOKS_MS && wait < FURTHEST_MS)
    // What has come already is only waited for as long as the server takes.
    .map((wait) => (wait > 0 ? wait : LOOK_EVERY_MS));
  return waits.length > 0 && Math.min(...waits);
}
