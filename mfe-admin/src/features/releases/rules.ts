import type { FreezeWindow, ReleaseOverview, TakenBack } from '@polden/api-contract';
import { formatDate } from '@polden/ru';

export type Remote = ReleaseOverview['remotes'][number];
export type Version = Remote['versions'][number];

const moment = (at: string) => formatDate(at, 'DD.MM.YYYY HH:mm');

/** The freeze that holds now and ends last. */
export function freezeOf({ policy }: Pick<Remote, 'policy'>, now = Date.now()): FreezeWindow | undefined {
  return policy.freezes
    .filter(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to))
    .sort((a, b) => Date.parse(b.to) - Date.parse(a.to))[0];
}

/** Versions that were taken back and not given out again. */
export function barredVersions({
  versions,
}: Pick<Remote, 'versions'>): (Version & { takenBack: TakenBack })[] {
  return versions.flatMap((version) =>
    version.takenBack && !version.takenBack.again ? [{ ...version, takenBack: version.takenBack }] : [],
  );
}

/** What stands in the way of giving a version to everybody, in sentences; the registry has the last word. */
export function obstacles(remote: Remote, version: Version): string[] {
  const { policy, canary, kind, stable } = remote;
  const freeze = freezeOf(remote);
  const approver = policy.secondApprover && version.approvals.length === 0;
  // Without a stable version there is nothing to compare a canary with.
  const bakes = policy.bakeMinutes > 0 && stable !== null && kind !== 'shell';
  return [
    ...(freeze ? [`Заморозка до ${moment(freeze.to)}: ${freeze.reason}`] : []),
    ...(approver ? ['Нужно одобрение второго человека'] : []),
    ...(bakes && canary?.version !== version.version ? [`Сначала ${policy.bakeMinutes} мин канарейкой`] : []),
    ...(bakes && canary?.version === version.version && Date.parse(canary.bakedAt) > Date.now()
      ? [`Канарейка до ${moment(canary.bakedAt)}`]
      : []),
  ];
}

/** Who may move the remote, besides administrators of all teams. */
export function movers({ members, policy }: Pick<Remote, 'members' | 'policy'>): string[] {
  const people = members.filter(({ mayPromote }) => mayPromote).map(({ name }) => name);
  return policy.pipelinePromotes ? [...people, 'конвейер команды'] : people;
}

export function approvers({ members }: Pick<Remote, 'members'>): string[] {
  return members.filter(({ mayApprove }) => mayApprove).map(({ name }) => name);
}
