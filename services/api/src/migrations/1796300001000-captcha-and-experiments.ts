import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Solved captchas that were used, what visitors did in experiments, and the right to read of it. */
export class CaptchaAndExperiments1796300001000 implements MigrationInterface {
  readonly name = 'CaptchaAndExperiments1796300001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE captcha_use (
        nonce text PRIMARY KEY CHECK (length(nonce) <= 200),
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX captcha_use_by_expiry ON captcha_use (expires_at)');
    await runner.query(`
      CREATE TABLE ab_event (
        experiment text NOT NULL CHECK (experiment ~ '^[a-z][a-z0-9-]{0,39}$'),
        kind text NOT NULL CHECK (kind IN ('exposure', 'conversion')),
        visitor text NOT NULL,
        variant text NOT NULL CHECK (variant ~ '^[a-z][a-z0-9-]{0,39}$'),
        at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (experiment, kind, visitor)
      )`);
    await runner.query('CREATE INDEX ab_event_by_time ON ab_event (at)');
    await runner.query("INSERT INTO action (name, title) VALUES ('ab-test.read', 'Эксперименты: просмотр')");
    await runner.query(`
      INSERT INTO role_action (role_id, action_id)
      SELECT role.id, action.id FROM role, action
      WHERE role.code IN ('MANAGER', 'ADMIN') AND action.name = 'ab-test.read'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM action WHERE name = 'ab-test.read'");
    await runner.query('DROP TABLE ab_event, captcha_use');
  }
}
