/** First segments that the shell answers itself. */
const SHELL_SEGMENTS = new Set(['404', 'api', 'mfe', 'assets', 'dev']);

/** The route paths of a remote that is live or wants to be. */
export interface Claims {
  remote: string;
  paths: readonly string[];
}

/** Sentences about every path that `candidate` may not have, in the order of its paths; none when all is well. */
export function claimProblems(candidate: Claims, live: readonly Claims[]): string[] {
  const others = live.filter(({ remote }) => remote !== candidate.remote);
  const owners = new Map(
    others.flatMap(({ remote, paths }) => paths.flatMap(addresses).map((it) => [it, remote])),
  );
  const seen = new Set<string>();
  return candidate.paths.flatMap((path) => {
    const claimed = addresses(path);
    const problems: string[] = [];
    if (claimed.some(isShellAddress)) problems.push(`${path} belongs to the shell`);
    const owner = claimed.map((address) => owners.get(address)).find((it) => it !== undefined);
    if (owner !== undefined) problems.push(`${path} belongs to ${owner}`);
    if (claimed.some((address) => seen.has(address))) problems.push(`${path} is claimed twice`);
    for (const address of claimed) seen.add(address);
    return problems;
  });
}

/**
 * The forms in which a pattern meets others: without its optional segments and with them, in lower case, as the router
 * compares, and with parameters unnamed. `/loans/:id?` is `/loans` and `/loans/:`.
 */
function addresses(path: string): string[] {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  const forms = segments.reduce<string[][]>(
    (heads, segment) => {
      const name = segment.replace(/\?$/, '').replace(/^:.*/, ':');
      const longer = heads.map((head) => [...head, name]);
      return segment.endsWith('?') ? [...heads, ...longer] : longer;
    },
    [[]],
  );
  return forms.map((form) => `/${form.join('/')}`);
}

/** A splat at the root would take every address that the shell answers with its own page. */
function isShellAddress(address: string): boolean {
  const first = address.split('/')[1] ?? '';
  return first === '*' || SHELL_SEGMENTS.has(first);
}
