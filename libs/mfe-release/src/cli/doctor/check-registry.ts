import { API_BASE_PATH, nodeProblem, RELEASES_PATHS } from '@polden/api-contract/release-calls';
import { noRegistry, sentElsewhere } from '../../publish/registry-error.ts';
import { registryAddress, UsageError } from '../environment.ts';
import { bad, good, reasonOf, type Check } from './check.ts';

const TIMEOUT_MS = 10_000;
/** Links of previews and the tokens of pages are good for a time: a clock that is further off cuts into it. */
const MAX_SKEW_SECONDS = 30;
const SECOND_MS = 1_000;

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
    const asked = now();
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' });
    const answered = now();
    return [
      await checkAnswer(answer, url.origin),
      checkClock(answer.headers.get('date'), { asked, answered }),
    ];
  } catch (error) {
    const mend = 'set RELEASE_REGISTRY to the origin of the API, and look whether it runs';
    const found =
      error instanceof UsageError ? reasonOf(error) : `${registry} cannot be reached: ${reasonOf(error)}`;
    return [bad('registry', found, mend)];
  }
}

async function checkAnswer(answer: Response, origin: string): Promise<Check> {
  const elsewhere = answer.headers.get('location');
  if (answer.ok) {
    const map = (await answer.json().catch(() => null)) as unknown;
    if (['text', 'signature'].every((field) => field in Object(map))) return good('registry', origin);
  } else await answer.body?.cancel();
  const isSent = answer.status >= 300 && answer.status < 400 && elsewhere !== null;
  if (!answer.ok && !isSent)
    return bad('registry', `${origin} answers ${answer.status}`, 'look at the log of the API');
  const { found, mend } = isSent ? sentElsewhere(origin, elsewhere) : noRegistry(origin);
  return bad('registry', found, mend);
}

/** The registry says a whole second: it was at any moment of it, and at any between the question and the answer. */
function checkClock(date: string | null, { asked, answered }: { asked: number; answered: number }): Check {
  const said = Date.parse(date ?? '');
  if (Number.isNaN(said))
    return bad('clock', 'the registry does not tell its time', 'look at the proxy before it');
  const [ahead, behind] = [asked - (said + SECOND_MS), said - answered];
  const seconds = Math.round(Math.max(ahead, behind) / SECOND_MS);
  if (seconds <= 0) return good('clock', 'in step with the registry');
  const found = `${seconds} s ${behind > ahead ? 'behind' : 'ahead of'} the registry`;
  if (seconds <= MAX_SKEW_SECONDS) return good('clock', found);
  return bad('clock', found, 'set this machine to a time server');
}
