import { Entity, PrimaryColumn } from 'typeorm';

/** People who release remotes on their own. */
@Entity('release_team')
export class ReleaseTeam {
  @PrimaryColumn('text')
  name: string;
}
