import { type EntityManager, In } from 'typeorm';
import { ReleaseChannelChange } from '../entities/release-channel-change.entity.ts';
import { ReleaseChannel } from '../entities/release-channel.entity.ts';

/** All of an environment. */
export function channelsOf(manager: EntityManager, environment: string): Promise<ReleaseChannel[]> {
  return manager.findBy(ReleaseChannel, { environment });
}

/** What is stable in an environment, of these remotes or of all. */
export function stableChannels(
  manager: EntityManager,
  environment: string,
  remotes?: readonly string[],
): Promise<ReleaseChannel[]> {
  return manager.findBy(ReleaseChannel, {
    environment,
    channel: 'stable',
    ...(remotes ? { remote: In(remotes) } : {}),
  });
}

/** What is stable of a remote, of each environment that has any. */
export function stableChannelsOf(manager: EntityManager, remote: string): Promise<ReleaseChannel[]> {
  return manager.findBy(ReleaseChannel, { remote, channel: 'stable' });
}

/** Starts a channel or moves it. */
export async function putChannel(manager: EntityManager, channel: ReleaseChannel): Promise<void> {
  await manager.save(ReleaseChannel, channel);
}

export async function endChannel(
  manager: EntityManager,
  { environment, remote, channel }: Pick<ReleaseChannel, 'environment' | 'remote' | 'channel'>,
): Promise<void> {
  await manager.delete(ReleaseChannel, { environment, remote, channel });
}

export async function recordChange(
  manager: EntityManager,
  change: Omit<ReleaseChannelChange, 'id' | 'changedAt'>,
): Promise<void> {
  await manager.insert(ReleaseChannelChange, change);
}
