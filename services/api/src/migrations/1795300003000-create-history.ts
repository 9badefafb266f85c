import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateHistory1795300003000 implements MigrationInterface {
  readonly name = 'CreateHistory1795300003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE history_document (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id text NOT NULL,
        actor_name text NOT NULL,
        action text NOT NULL,
        entity text NOT NULL,
        entity_id text NOT NULL,
        title text NOT NULL,
        before jsonb,
        after jsonb
      )`);
    await runner.query('CREATE INDEX history_document_at ON history_document (at DESC, id DESC)');
    await runner.query('CREATE INDEX history_document_actor ON history_document (actor_id, id DESC)');
    await runner.query(
      'CREATE INDEX history_document_title ON history_document USING gin (lower(title) gin_trgm_ops)',
    );
    await runner.query(`
      CREATE TRIGGER history_document_is_immutable BEFORE UPDATE OR DELETE ON history_document
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE history_document');
  }
}
