import type { EntityManager } from 'typeorm';
import type { ChangeAction } from '../entities/release-channel-change.entity.ts';
import type { ChannelName } from '../entities/release-channel.entity.ts';

export interface LastMove {
  action: ChangeAction;
  /** Version that was there before; null: nothing. */
  from: string | null;
  /** `team:lending`, `staff:5`, `system`. */
  actor: string;
  name: string | null;
  at: Date;
}

export interface PointerPlace {
  environment: string;
  remote: string;
  channel: ChannelName;
}

/** Null of a pointer that was never moved. */
export async function lastMoveOf(
  manager: EntityManager,
  { environment, remote, channel }: PointerPlace,
): Promise<LastMove | null> {
  const [row] = await manager.query<LastMove[]>(
    `SELECT action, from_version AS from, actor, actor_name AS name, changed_at AS at FROM release_channel_change
     WHERE environment = $1 AND remote = $2 AND channel = $3 ORDER BY id DESC LIMIT 1`,
    [environment, remote, channel],
  );
  return row ?? null;
}
