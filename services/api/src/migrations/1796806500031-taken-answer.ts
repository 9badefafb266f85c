import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The answer to a request for erasure is sent by one worker at a time; the inbox takes a message once, as providers do. */
export class TakenAnswer1796806500031 implements MigrationInterface {
  readonly name = 'TakenAnswer1796806500031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE erasure_request ADD taken_until timestamptz');
    await runner.query('ALTER TABLE sms_inbox ADD key text UNIQUE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sms_inbox DROP key');
    await runner.query('ALTER TABLE erasure_request DROP taken_until');
  }
}
