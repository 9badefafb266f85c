import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A published version; the database refuses to change or remove one. */
@Entity('release')
export class Release {
  @PrimaryColumn('text')
  remote: string;

  @PrimaryColumn('text')
  version: string;

  /** Text of release.json, as it was signed. */
  @Column('text')
  manifest: string;

  /** sha384-… of the manifest. */
  @Column('text')
  integrity: string;

  /** base64 of the team's Ed25519 signature over the manifest. */
  @Column('text')
  signature: string;

  @Column('text', { name: 'key_id' })
  keyId: string;

  /** Globals that the server half was seen to change in its realm: `JSON.stringify`. */
  @Column('text', { name: 'changed_globals', array: true, default: [] })
  changedGlobals: string[];

  /** Shared modules and members of `process` that the server half has asked for. */
  @Column('text', { array: true, default: [] })
  capabilities: string[];

  @CreateDateColumn({ type: 'timestamptz', name: 'published_at' })
  publishedAt: Date;
}
