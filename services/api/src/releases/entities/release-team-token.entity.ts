import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What a pipeline of the team shows; two live beside each other while one replaces the other. */
@Entity('release_team_token')
export class ReleaseTeamToken {
  @PrimaryColumn('text')
  team: string;

  @PrimaryColumn('text')
  name: string;

  /** Hex SHA-256; the token itself is nowhere. */
  @Column('text')
  sha256: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'issued_at' })
  issuedAt: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
