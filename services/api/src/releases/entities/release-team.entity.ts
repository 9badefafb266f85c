import { Column, Entity, PrimaryColumn } from 'typeorm';

/** People who release remotes on their own. */
@Entity('release_team')
export class ReleaseTeam {
  @PrimaryColumn('text')
  name: string;

  /** Hex SHA-256 of the token; the token itself is nowhere. */
  @Column('text', { name: 'token_sha256' })
  tokenSha256: string;
}
