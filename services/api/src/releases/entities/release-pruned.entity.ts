import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A version with removed files, or with files being removed; no pointer may move to it. */
@Entity('release_pruned')
export class ReleasePruned {
  @PrimaryColumn('text')
  remote: string;

  @PrimaryColumn('text')
  version: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'pruned_at' })
  prunedAt: Date;

  @Column('text')
  actor: string;

  /** When the last file was gone; null when the removal has to be repeated. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;
}
