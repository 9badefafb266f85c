import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was in a set and has been removed for good since. */
export class LostMembers1796806450000 implements MigrationInterface {
  readonly name = 'LostMembers1796806450000';

  async up(runner: QueryRunner): Promise<void> {
    // No key to the set: whoever removes an item has the turn of its type, and must not wait for that of the set.
    await runner.query(`
      CREATE TABLE drafts.lost_member (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        change_set_id integer NOT NULL,
        content_type text NOT NULL,
        title text NOT NULL
      )`);
    await runner.query('CREATE INDEX lost_member_set ON drafts.lost_member (change_set_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE drafts.lost_member');
  }
}
