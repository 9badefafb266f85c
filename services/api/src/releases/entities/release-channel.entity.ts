import type { CanaryTarget } from '@polden/api-contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ChannelName = 'stable' | 'canary' | `preview:${string}`;

/** Which version of a remote an environment serves on which channel. */
@Entity('release_channel')
export class ReleaseChannel {
  @PrimaryColumn('text')
  environment: string;

  @PrimaryColumn('text')
  remote: string;

  @PrimaryColumn('text')
  channel: ChannelName;

  @Column('text')
  version: string;

  /** Visitors in 10,000; of a canary only. */
  @Column('integer', { nullable: true })
  share: number | null;

  /** Of a canary only; stays while the share changes. */
  @Column('text', { nullable: true })
  salt: string | null;

  /** Of a canary that is not everybody's. */
  @Column('jsonb', { nullable: true })
  target: CanaryTarget | null;

  /** Of a preview only: nobody gets it from then on. */
  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  /** Sequence of the release map that first had this version here. */
  @Column('bigint')
  since: string;

  @Column('timestamptz', { name: 'moved_at' })
  movedAt: Date;

  /** Versions that were stable before, newest first: a rollback takes the first, the next one goes further back. */
  @Column('text', { array: true })
  earlier: string[];
}
