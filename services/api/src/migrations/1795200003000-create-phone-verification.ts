import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePhoneVerification1795200003000 implements MigrationInterface {
  readonly name = 'CreatePhoneVerification1795200003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE phone_verification (
        phone_index text NOT NULL,
        purpose text NOT NULL,
        nonce text,
        code_hmac bytea,
        checks smallint NOT NULL DEFAULT 0,
        expires_at timestamptz,
        finished_at timestamptz,
        sends smallint NOT NULL DEFAULT 0,
        resend_at timestamptz,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (phone_index, purpose)
      )`);
    // Points spent on a key and the moment its window ends, in milliseconds.
    await runner.query(`
      CREATE TABLE rate_limit (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`);
    await runner.query(`
      CREATE TABLE sms_hour (
        hour timestamptz PRIMARY KEY,
        sent integer NOT NULL DEFAULT 0,
        confirmed integer NOT NULL DEFAULT 0
      )`);
    await runner.query(`
      CREATE TABLE sms_inbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        phone text NOT NULL,
        text text NOT NULL,
        code text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX sms_inbox_phone ON sms_inbox (phone, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sms_inbox, sms_hour, rate_limit, phone_verification');
  }
}
