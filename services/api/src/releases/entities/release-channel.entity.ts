import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ChannelName = 'stable';

/** Which version of a remote an environment serves. */
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
}
