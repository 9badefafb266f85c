import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLead1795200004000 implements MigrationInterface {
  readonly name = 'CreateLead1795200004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead (
        id uuid PRIMARY KEY,
        created_at timestamptz NOT NULL,
        phone_index text NOT NULL,
        data_key_id text NOT NULL,
        personal_data bytea NOT NULL,
        product text NOT NULL,
        required_sum integer NOT NULL CHECK (required_sum > 0),
        month_count integer,
        days integer,
        form_type text NOT NULL CHECK (form_type IN ('first', 'second')),
        form_name text NOT NULL,
        lead_type text NOT NULL,
        lead_gen_code text,
        utm_source text,
        documents jsonb NOT NULL,
        crm_accepted_at timestamptz,
        CHECK (num_nonnulls(month_count, days) = 1)
      )`);
    await runner.query('CREATE INDEX lead_phone ON lead (phone_index, created_at)');
    await runner.query('CREATE INDEX lead_created ON lead (created_at)');
    await runner.query(`
      CREATE TABLE idempotency_key (
        endpoint text NOT NULL,
        key text NOT NULL,
        body_hash text NOT NULL,
        answer jsonb NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (endpoint, key)
      )`);
    await runner.query('CREATE INDEX idempotency_key_expiry ON idempotency_key (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_key, lead');
  }
}
