import type { RemoteKind, ShellName } from '@polden/mfe-contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A remote, or the shell under its own name. */
@Entity('release_remote')
export class ReleaseRemote {
  @PrimaryColumn('text')
  name: string;

  /** The one team that may release it. */
  @Column('text')
  team: string;

  @Column('text')
  kind: RemoteKind | ShellName;

  @Column('boolean', { name: 'automatic_rollback', default: true })
  automaticRollback: boolean;

  @Column('integer', { name: 'minimum_views', default: 200 })
  minimumViews: number;

  @Column('double precision', { default: 0.01 })
  tolerance: number;

  @Column('integer', { name: 'budget_bytes', default: 250_000 })
  budgetBytes: number;
}
