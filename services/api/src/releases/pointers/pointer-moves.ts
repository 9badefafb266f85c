import type { CanaryTarget, RetiredRemote } from '@polden/api-contract';
import { armsOf } from '@polden/mfe-release';
import type { ReleaseRef } from '../artifacts/artifact-store.ts';
import type { ChangeAction } from '../entities/release-channel-change.entity.ts';
import type { ChannelName, ReleaseChannel } from '../entities/release-channel.entity.ts';
import type { UnfitVersion } from './unfit.repository.ts';

/** What a channel of a remote is to become; `version` null ends it. */
export interface PlannedMove {
  remote: string;
  channel: ChannelName;
  version: string | null;
  action: ChangeAction;
  reason?: string;
  share?: number;
  salt?: string;
  /** Of a canary that is not everybody's. */
  target?: CanaryTarget;
  /** Of a preview. */
  endsAt?: Date;
  /** Of a stable channel. */
  earlier?: string[];
}

const KEPT_EARLIER = 20;
/** Sets of releases that visitors of one environment may fall into: four canaries with a rest, or more of those without one. */
export const MOST_COMPOSITIONS = 81;

/** How a canary deals visitors. */
interface Rollout {
  share: number;
  target: CanaryTarget | null;
}

/** Pointers of one environment, while its map is locked. */
export class Pointers {
  readonly #pointers: readonly ReleaseChannel[];
  readonly #retired: ReadonlyMap<string, RetiredRemote>;

  /** `retired`: what is out of service there, by the name of the remote. */
  constructor(pointers: readonly ReleaseChannel[], retired: ReadonlyMap<string, RetiredRemote>) {
    this.#pointers = pointers;
    this.#retired = retired;
  }

  /** All that name a version of the remote now; a preview that has ended is none. */
  open(remote: string): ReleaseChannel[] {
    const now = new Date();
    return this.#pointers.filter((it) => it.remote === remote && (it.endsAt === null || it.endsAt > now));
  }

  /** Undefined of a remote that is live or never was. */
  retired(remote: string): RetiredRemote | undefined {
    return this.#retired.get(remote);
  }

  of(remote: string, channel: ChannelName): ReleaseChannel | undefined {
    return this.#pointers.find((pointer) => pointer.remote === remote && pointer.channel === channel);
  }

  stable(remote: string): ReleaseChannel | undefined {
    return this.of(remote, 'stable');
  }

  canary(remote: string): ReleaseChannel | undefined {
    return this.of(remote, 'canary');
  }

  /** The canaries that run beside one of this remote, and how many sets of releases there would be with it. */
  compositionsWith(remote: string, canary: Rollout): { others: string[]; compositions: number } {
    const others = this.#pointers.filter((it) => it.channel === 'canary' && it.remote !== remote);
    const rollouts = [canary, ...others.map(({ share, target }) => ({ share: share ?? 0, target }))];
    return {
      others: others.map((it) => it.remote),
      compositions: rollouts.reduce(
        (product, { share, target }) => product * armsOf({ share, targeted: target !== null }),
        1,
      ),
    };
  }
}

/** Makes a version stable; a canary of it has done its work. */
export function promotion(
  pointers: Pointers,
  { remote, version }: { remote: string; version: string },
  unfit: readonly UnfitVersion[],
): PlannedMove[] {
  const earlier = versionsOf(pointers, remote).filter((it) => it !== version && isFit(unfit, remote, it));
  return [
    { remote, channel: 'stable', version, action: 'promote', earlier: earlier.slice(0, KEPT_EARLIER) },
    ...endOfCanary(pointers, remote, (canary) => canary.version === version),
  ];
}

/** What was stable before, newest first, and may be given out. */
export function fitEarlier(pointers: Pointers, remote: string, unfit: readonly UnfitVersion[]): string[] {
  return (pointers.stable(remote)?.earlier ?? []).filter((it) => isFit(unfit, remote, it));
}

/** Rolls a remote back; visitors of its canary go back with it. Nothing when there is no version to go to. */
export function rollback(
  pointers: Pointers,
  { remote, rollback: version }: { remote: string; rollback: string | null },
  unfit: readonly UnfitVersion[],
): PlannedMove[] {
  if (version === null) return [];
  const before = fitEarlier(pointers, remote, unfit);
  const earlier = before.slice(before.indexOf(version) + 1);
  return [
    { remote, channel: 'stable', version, action: 'rollback', earlier },
    ...endOfCanary(pointers, remote, () => true),
  ];
}

/** Takes a remote out of service: nothing names any version of it from then on. */
export function retirement(pointers: Pointers, remote: string): PlannedMove[] {
  return pointers.open(remote).map(({ channel }) => ({
    remote,
    channel,
    version: null,
    action: channel === 'stable' ? 'retire' : 'end',
  }));
}

/** What a promotion or a rollback of these would have to look at. */
export function versionsBefore(pointers: Pointers, remotes: readonly string[]): ReleaseRef[] {
  return remotes.flatMap((remote) => versionsOf(pointers, remote).map((version) => ({ remote, version })));
}

/** What is stable and what was before it, newest first; of a remote that was taken out of service what was live last. */
function versionsOf(pointers: Pointers, remote: string): string[] {
  const stable = pointers.stable(remote);
  if (stable) return [stable.version, ...stable.earlier];
  const retired = pointers.retired(remote);
  return retired ? [retired.version] : [];
}

function isFit(unfit: readonly UnfitVersion[], remote: string, version: string): boolean {
  return !unfit.some((one) => one.remote === remote && one.version === version);
}

function endOfCanary(
  pointers: Pointers,
  remote: string,
  which: (canary: ReleaseChannel) => boolean,
): PlannedMove[] {
  const canary = pointers.canary(remote);
  return canary && which(canary) ? [{ remote, channel: 'canary', version: null, action: 'end' }] : [];
}
