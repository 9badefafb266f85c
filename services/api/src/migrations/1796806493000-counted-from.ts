import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A counter goes on from its revisions: one that came before there were any has the first of what it says by now. */
export class CountedFrom1796806493000 implements MigrationInterface {
  readonly name = 'CountedFrom1796806493000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO content_revision (content_type, item_id, version, at, actor_id, actor_name, action, facts)
      SELECT 'counter', id, version, updated_at, 'system', 'Автоматика', 'create',
        jsonb_build_object('module', module, 'sum', sum, 'velocity', velocity)
      FROM counter c WHERE NOT EXISTS (
        SELECT FROM content_revision r WHERE r.content_type = 'counter' AND r.item_id = c.id
      )`);
  }

  async down(): Promise<void> {
    // What a counter said stays known; nothing is in its way.
  }
}
