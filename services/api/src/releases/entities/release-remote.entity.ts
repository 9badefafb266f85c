import type { RemoteKind } from '@polden/mfe-contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('release_remote')
export class ReleaseRemote {
  @PrimaryColumn('text')
  name: string;

  /** The one team that may release it. */
  @Column('text')
  team: string;

  @Column('text')
  kind: RemoteKind;
}
