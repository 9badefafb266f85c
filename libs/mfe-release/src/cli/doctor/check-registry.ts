import { API_BASE_PATH, nodeProblem, RELEASES_PATHS } from '@polden/api-contract/release-calls';
import { registryAddress, UsageError } from '../environment.ts';
import { bad, good, reasonOf, type Check } from './check.ts';

const TIMEOUT_MS = 10_000;
/** Links of previews and the tokens of pages are good for a time: a clock that is further off cuts into it. */
const MAX_SKEW_SECONDS = 30;

export function checkNode(version: string = process.versions.node): Check {
  const problem = nodeProblem(version);
  return problem === null ? good('node', `Node ${version}`) : bad('node', `Node ${version}`, problem);
}

/** Asks for the release map, which everybody may read; the answer's Date header tells the registry's time. */
export async function checkRegistry(now: () => number = Date.now): Promise<Check[]> {
  const registry = process.env['RELEASE_REGISTRY'];
  if (!registry) {
    const mend = 'set RELEASE_REGISTRY to the origin of the API, for example http://127.0.0.1:4201';
    return [bad('registry', 'RELEASE_REGISTRY is not set', mend)];
  }
  try {
    const url = new URL(`${API_BASE_PATH}${RELEASES_PATHS.map}`, registryAddress());
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    const reached = answer.ok
      ? good('registry', url.origin)
      : bad('registry', `${url.origin} answers ${answer.status}`, 'look at the log of the API');
    return [reached, checkClock(answer.headers.get('date'), now())];
  } catch (error) {
    const mend = 'set RELEASE_REGISTRY to the origin of the API, and look whether it runs';
    const found =
      error instanceof UsageError ? reasonOf(error) : `${registry} cannot be reached: ${reasonOf(error)}`;
    return [bad('registry', found, mend)];
  }
}

function checkClock(date: string | null, now: number): Check {
  const seconds = Math.round((now - Date.parse(date ?? '')) / 1000);
  if (Number.isNaN(seconds))
    return bad('clock', 'the registry does not tell its time', 'look at the proxy before it');
  const found = `${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} the registry`;
  if (Math.abs(seconds) <= MAX_SKEW_SECONDS) return good('clock', found);
  return bad('clock', found, 'set this machine to a time server');
}
