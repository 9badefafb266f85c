import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A key that signs releases of a team. During a rotation a team has two; a revoked one signs nothing more. */
@Entity('release_team_key')
export class ReleaseTeamKey {
  /** First 16 hex digits of the SHA-256 of the DER public key. */
  @PrimaryColumn('text', { name: 'key_id' })
  keyId: string;

  @Column('text')
  team: string;

  /** base64 of the SPKI DER. */
  @Column('text', { name: 'public_key' })
  publicKey: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'enrolled_at' })
  enrolledAt: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
