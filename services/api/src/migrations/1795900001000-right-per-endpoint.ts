import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CONTENT_TYPES } from '@polden/content-model';
// Types that are newer had no former rights: `settleContentRights` adds theirs after every run.
import { contentRights } from '../content/content-rights.ts';
import { endpointRights } from './right-per-endpoint/endpoint-rights.ts';
import { formerRights, formerRightsOf } from './right-per-endpoint/former-rights.ts';

/** A right that takes the place of former ones: whoever had any of those has it. */
export interface NewRight {
  name: string;
  title: string;
  former: string[];
}

/** Every endpoint of the staff gets a right of its own; roles keep what they could do, however they were edited. */
export class RightPerEndpoint1795900001000 implements MigrationInterface {
  readonly name = 'RightPerEndpoint1795900001000';

  async up(runner: QueryRunner): Promise<void> {
    const content = contentRights().map(({ name, title }) => ({ name, title, former: formerRights(name) }));
    await this.replace(runner, [...content, ...endpointRights]);
  }

  async down(): Promise<void> {
    await Promise.reject(
      new Error('What each right was made of is no longer known: restore a backup instead'),
    );
  }

  private async replace(runner: QueryRunner, rights: NewRight[]): Promise<void> {
    const wanted = `jsonb_to_recordset($1) AS w (name text, title text, former text[])`;
    const parameters = [JSON.stringify(rights)];
    await runner.query(`
      CREATE TEMPORARY TABLE former_grant ON COMMIT DROP AS
      SELECT a.name, ra.role_id FROM action a LEFT JOIN role_action ra ON ra.action_id = a.id WHERE a.built_in`);
    await runner.query(
      `INSERT INTO action (name, title)
       SELECT name, title FROM ${wanted} WHERE EXISTS (SELECT FROM former_grant f WHERE f.name = ANY (w.former))
       ORDER BY name ON CONFLICT (name) DO UPDATE SET title = EXCLUDED.title, built_in = true`,
      parameters,
    );
    await runner.query(
      `INSERT INTO role_action (role_id, action_id)
       SELECT DISTINCT f.role_id, a.id FROM ${wanted}
       JOIN former_grant f ON f.name = ANY (w.former) AND f.role_id IS NOT NULL JOIN action a ON a.name = w.name
       ON CONFLICT DO NOTHING`,
      parameters,
    );
    const gone = [
      ...rights.flatMap(({ former }) => former),
      ...CONTENT_TYPES.flatMap(({ name }) => formerRightsOf(name)),
    ];
    const kept = rights.map(({ name }) => name);
    await runner.query('DELETE FROM action WHERE built_in AND name = ANY ($1) AND name <> ALL ($2)', [
      gone,
      kept,
    ]);
    await runner.query('DROP TABLE former_grant');
  }
}
