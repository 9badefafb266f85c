import type { FreezeWindow, ReleaseOverview, TakenBack } from '@polden/api-contract';
import { formatDate } from '@polden/ru';

export type Remote = ReleaseOverview['remotes'][number];
export type Version = Remote['versions'][number];

/** Percent of the visitors: as many may get a canary as what it is for, without a question or an approval. */
export const SMALL_SHARE = 10;

const moment = (at: string) => formatDate(at, 'DD.MM.YYYY HH:mm');

/** The stable version and the canary, where there are, and then others by their traffic, by which `known` is sorted. */
export function mainVersions(
  { stable, canary }: Pick<Remote, 'stable' | 'canary'>,
  known: readonly string[],
): string[] {
  const live = [stable, canary?.version].filter((version) => typeof version === 'string');
  return [...new Set([...live, ...known])];
}

/** The freeze that holds now and ends last. */
export function freezeOf({ policy }: Pick<Remote, 'policy'>, now = Date.now()): FreezeWindow | undefined {
  return policy.freezes
    .filter(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to))
    .sort((a, b) => Date.parse(b.to) - Date.parse(a.to))[0];
}

/** Whether a version needs no reason to be given out: nobody has taken it back, and no shell has stopped it. */
export function isSound({ takenBack, stopped }: Pick<Version, 'takenBack' | 'stopped'>): boolean {
  return !stopped && (!takenBack || takenBack.again !== null);
}

/** Versions that were taken back and not given out again. */
export function barredVersions({
  versions,
}: Pick<Remote, 'versions'>): (Version & { takenBack: TakenBack })[] {
  return versions.flatMap((version) =>
    version.takenBack && !version.takenBack.again ? [{ ...version, takenBack: version.takenBack }] : [],
  );
}

/**
 * What stands in the way of giving a version to everybody, in sentences; the registry has the last word. `mover`: name of
 * the person who would do it.
 */
export function obstacles(remote: Remote, version: Version, mover: string): string[] {
  const { policy, canary, kind, stable, retired } = remote;
  // Without a stable version there is nothing to compare a canary with.
  const bakes = policy.bakeMinutes > 0 && stable !== null && kind !== 'shell';
  const waits = policy.bakeMinutes > 0 && retired && retired.version !== version.version;
  return [
    ...frozen(remote),
    ...unapproved(remote, version, mover),
    ...(waits ? [`Сначала верните ${retired.version}: новая версия выходит канарейкой`] : []),
    ...(bakes && canary?.version !== version.version ? [`Сначала ${policy.bakeMinutes} мин канарейкой`] : []),
    ...(bakes && canary?.version === version.version && Date.parse(canary.bakedAt) > Date.now()
      ? [`Канарейка до ${moment(canary.bakedAt)}`]
      : []),
  ];
}

/** The same for a canary of so many percent, at which the version is not yet. */
export function canaryObstacles(remote: Remote, version: Version, percent: number, mover: string): string[] {
  const running = remote.canary?.version === version.version ? remote.canary.percent : 0;
  if (percent <= running) return [];
  return [...frozen(remote), ...(percent > SMALL_SHARE ? unapproved(remote, version, mover) : [])];
}

function frozen(remote: Remote): string[] {
  const freeze = freezeOf(remote);
  return freeze ? [`Заморозка до ${moment(freeze.to)}: ${freeze.reason}`] : [];
}

/** An approval is somebody else's. */
function unapproved({ policy }: Remote, { approvals }: Version, mover: string): string[] {
  if (!policy.secondApprover || approvals.some(({ by }) => by !== mover)) return [];
  return [
    approvals.length === 0
      ? 'Нужно одобрение второго человека'
      : 'Нужно одобрение второго человека: кто одобрил, сам не выпускает',
  ];
}

/** People who may move the remote, besides administrators of all teams. */
export function movers({ members, policy }: Pick<Remote, 'members' | 'policy'>): string[] {
  const people = members.filter(({ mayPromote }) => mayPromote).map(({ name }) => name);
  return policy.pipelinePromotes ? [...people, 'конвейер команды'] : people;
}

export function approvers({ members }: Pick<Remote, 'members'>): string[] {
  return members.filter(({ mayApprove }) => mayApprove).map(({ name }) => name);
}
