import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ChannelName } from './release-channel.entity.ts';

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

  @Column('text', { name: 'to_version' })
  toVersion: string;

  /** `team:lending`. */
  @Column('text')
  actor: string;

  /** Of the release map that carries the change. */
  @Column('bigint')
  sequence: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'changed_at' })
  changedAt: Date;
}
