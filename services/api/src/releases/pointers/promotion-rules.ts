import { isDeepStrictEqual } from 'node:util';
import type { FreezeWindow, RemotePolicy } from '@polden/api-contract';
import { BUCKETS } from '@polden/mfe-release';
import type { EntityManager } from 'typeorm';
import { refusal } from '../gate/refuse.ts';
import { isApproved } from '../policy/approvals.repository.ts';
import { policiesOf } from '../policy/policy.repository.ts';
import { NO_REASON, quarantineOf } from '../policy/quarantine.repository.ts';
import { verdictOf } from '../policy/verdict.repository.ts';
import type { ReleaseRef } from '../artifacts/artifact-store.ts';
import type { PlannedMove, Pointers } from './pointer-moves.ts';
import { howToBringBack } from './retirement.ts';
import { stoppedOf } from './unfit.repository.ts';

/** A canary of more visitors is asked for what a promotion is asked for. */
const MOST_UNAPPROVED_SHARE = BUCKETS / 10;
const MINUTE_MS = 60_000;

/** States of a verdict; its own sentence is for the staff, in Russian. */
const IN_ENGLISH: Readonly<Record<string, string>> = {
  collecting: 'there is not enough to compare yet',
  worse: 'it is worse than the stable version',
  void: 'its visitors are not divided as they should be',
  inconclusive: 'nothing was found out in time',
};

interface AskedMove {
  environment: string;
  actor: { id: string };
  /** Team of the token that moves it; null for a person. */
  token: string | null;
  pointers: Pointers;
  reason: string | undefined;
}

/** Refuses what the policy of a remote does not allow now. What takes visitors back is always allowed, in a freeze a retirement, too. */
export async function expectAllowed(
  manager: EntityManager,
  changes: readonly PlannedMove[],
  asked: AskedMove,
): Promise<void> {
  const judged = changes.filter(
    ({ action, version }) =>
      action === 'retire' || (version !== null && (action === 'promote' || action === 'canary')),
  );
  const policies = await policiesOf(manager, [...new Set(judged.map(({ remote }) => remote))]);
  for (const move of judged) {
    const policy = policies.get(move.remote);
    if (!policy) continue;
    if (move.action === 'retire') expectMoverAllowed(policy, asked);
    else await expectMoveAllowed(manager, move, policy, asked);
  }
}

/** Refuses the token of a team where people only move its remote. */
function expectMoverAllowed({ remote, pipelinePromotes }: RemotePolicy, { token }: AskedMove): void {
  if (token === null || pipelinePromotes) return;
  throw refusal(
    'policy',
    `${remote} is moved by people only: its policy keeps the token of the team from it`,
  );
}

/** Refuses previews of releases that ended processes or were taken back: opening a link gives no reason. */
export async function expectShowable(
  manager: EntityManager,
  release: ReleaseRef & { environment: string },
): Promise<void> {
  const name = `${release.remote}@${release.version}`;
  const stopped = await stoppedOf(manager, release);
  if (stopped)
    throw refusal(
      'policy',
      `${name} is not shown in a preview: shells have stopped it at ${stopped.at.toISOString()} (${stopped.how}). Publish a mended version`,
    );
  const barred = await quarantineOf(manager, release);
  if (barred)
    throw refusal(
      'policy',
      `${name} is not shown in a preview: it was taken back at ${barred.taken_back_at.toISOString()} (${barred.reason === NO_REASON ? 'no reason given' : barred.reason}). Publish a mended version, or give it out again with a reason`,
    );
}

async function expectMoveAllowed(
  manager: EntityManager,
  { remote, version, action, share = 0, target }: PlannedMove,
  policy: RemotePolicy,
  asked: AskedMove,
): Promise<void> {
  const { environment, actor, token, pointers, reason } = asked;
  if (version === null) return;
  const canary = pointers.canary(remote);
  // A share of everybody is more than the same share of some of them.
  const isNarrower =
    action === 'canary' &&
    canary?.version === version &&
    share <= (canary.share ?? 0) &&
    (canary.target === null || isDeepStrictEqual(canary.target, target ?? null));
  if (isNarrower) return;
  const release = { environment, remote, version };
  const name = `${remote}@${version}`;
  expectMoverAllowed(policy, asked);
  const freeze = freezeAt(policy.freezes, new Date());
  if (freeze)
    throw refusal(
      'policy',
      `${remote} is frozen until ${freeze.to} (${freeze.reason}). A rollback and a retirement are allowed; everything else waits`,
    );
  const barred = await quarantineOf(manager, release);
  if (barred && !reason)
    throw refusal(
      'policy',
      `${name} was taken back at ${barred.taken_back_at.toISOString()} (${barred.reason === NO_REASON ? 'no reason given' : barred.reason}). Give a reason (--reason) to give it out again`,
    );
  const reachesMany = action === 'promote' || share > MOST_UNAPPROVED_SHARE;
  const stopped = await stoppedOf(manager, release);
  if (stopped && !reason)
    throw refusal(
      'policy',
      `${name} was stopped by shells at ${stopped.at.toISOString()} (${stopped.how}). Give a reason (--reason) to give it out again`,
    );
  if (
    policy.secondApprover &&
    reachesMany &&
    !(await isApproved(manager, release, { actor: actor.id, token }))
  )
    throw refusal(
      'policy',
      `${name} is not approved by a second person. Have it approved, not by whoever promotes it or promotes for its team by the team's token; an approval is good for ${policy.approvalHours} h`,
    );
  if (action !== 'promote' || policy.bakeMinutes === 0) return;
  const retired = pointers.retired(remote);
  // Else a remote would be retired to have its next version live without a canary.
  if (retired && retired.version !== version)
    throw refusal(
      'policy',
      `${name} has to be a canary for ${policy.bakeMinutes} min before it is promoted, and ${remote} is retired. ${howToBringBack(remote, retired.version)} first`,
    );
  // A canary needs a stable version beside it, and the shell has none at all.
  if (!pointers.stable(remote) || remote === 'shell') return;
  const isCanary = canary?.version === version;
  const bakedAt = isCanary ? canary.movedAt.getTime() + policy.bakeMinutes * MINUTE_MS : Infinity;
  if (bakedAt > Date.now())
    throw refusal(
      'policy',
      isCanary
        ? `${name} is a canary for too short a time: it may be promoted from ${new Date(bakedAt).toISOString()}`
        : `${name} has to be a canary for ${policy.bakeMinutes} min before it is promoted: run mfe-release canary ${name} 5`,
    );
  const verdict = await verdictOf(manager, { environment, remote });
  if (verdict?.state !== 'healthy')
    throw refusal(
      'policy',
      `${name} is not found healthy yet, and what is undecided is not promoted: ${(verdict && IN_ENGLISH[verdict.state]) ?? 'nothing is known of it'}`,
    );
}

/** The one that ends last of those in which the moment lies. */
function freezeAt(freezes: readonly FreezeWindow[], moment: Date): FreezeWindow | undefined {
  return freezes
    .filter(({ from, to }) => new Date(from) <= moment && moment < new Date(to))
    .sort((a, b) => Date.parse(b.to) - Date.parse(a.to))[0];
}
