import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ChannelName } from './release-channel.entity.ts';

export type ChangeAction =
  'promote' | 'canary' | 'rollback' | 'preview' | 'end' | 'automatic-rollback' | 'retire';

/** Who moved a pointer, from where to where; the database refuses to change or remove a row. */
@Entity('release_channel_change')
export class ReleaseChannelChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('text')
  environment: string;

  @Column('text')
  remote: string;

  @Column('text')
  channel: ChannelName;

  @Column('text', { name: 'from_version', nullable: true })
  fromVersion: string | null;

  /** Null when the channel has ended. */
  @Column('text', { name: 'to_version', nullable: true })
  toVersion: string | null;

  @Column('text')
  action: ChangeAction;

  /** Why, of an automatic rollback. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** `team:lending`, `staff:5`, `system`. */
  @Column('text')
  actor: string;

  @Column('text', { name: 'actor_name', nullable: true })
  actorName: string | null;

  /** Visitors in 10,000; of a canary only. */
  @Column('integer', { nullable: true })
  share: number | null;

  /** Of the release map that carries the change. */
  @Column('bigint')
  sequence: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'changed_at' })
  changedAt: Date;
}
