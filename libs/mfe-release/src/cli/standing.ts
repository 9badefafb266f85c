import type { PointerChange, ReleaseName, RemoteStatus } from '@polden/api-contract';
import type { RegistryClient } from '../publish/registry-client.ts';

/** The pointer does not stand where the call would take it from; exit code 4. */
export class MovedError extends Error {}

/** What two people take for one and the same trouble. */
const SAME_TROUBLE_MS = 600_000;
const JUST_NOW_MS = 60_000;

/** Where the pointers of these remotes stand now; what is not the team's is not among them, and the registry refuses it itself. */
export async function standingOf(
  registry: RegistryClient,
  environment: string | undefined,
  remotes: readonly string[],
): Promise<RemoteStatus[]> {
  return (await registry.status(environment)).filter(({ remote }) => remotes.includes(remote));
}

/**
 * The versions that a rollback of these remotes starts from. Throws MovedError for a remote that was rolled back just now:
 * without a named version, a second rollback would go one version too far.
 */
export async function goingFrom(
  registry: RegistryClient,
  environment: string | undefined,
  remotes: readonly string[],
): Promise<ReleaseName[]> {
  const standing = await standingOf(registry, environment, remotes);
  for (const { remote, stable } of standing) {
    const { items } = await registry.history({ environment, remote });
    const last = items.find(({ channel }) => channel === 'stable');
    if (last?.action !== 'rollback' || !isWithin(last, SAME_TROUBLE_MS)) continue;
    throw new MovedError(
      `${remote} is ${stable ?? 'none'} already: rolled back from ${last.from ?? 'none'} by ${last.actorName ?? last.actor} ${whenOf(last)}. To go further back, name what it goes from: mfe-release rollback ${remote}@${stable ?? last.to ?? ''}`,
    );
  }
  return standing.flatMap(({ remote, stable }) => (stable === null ? [] : [{ remote, version: stable }]));
}

function whenOf(change: PointerChange): string {
  return isWithin(change, JUST_NOW_MS) ? 'a moment ago' : `at ${change.changedAt}`;
}

function isWithin({ changedAt }: PointerChange, ms: number): boolean {
  return Date.now() - Date.parse(changedAt) < ms;
}
