import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signatures by a code, and what the SMS centre says of the messages. */
export class CreateSignature1796200002000 implements MigrationInterface {
  readonly name = 'CreateSignature1796200002000';

  async up(runner: QueryRunner): Promise<void> {
    // What was shown: [{id, edition, hash, digest}]; then what of it was chosen, and the code that waits to be typed.
    await runner.query(`
      CREATE TABLE signature_session (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL,
        documents jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        verification_id uuid UNIQUE,
        chosen text[],
        requested_at timestamptz,
        signature_id uuid
      )`);
    await runner.query('CREATE INDEX signature_session_expires_at ON signature_session (expires_at)');
    // The evidence. No key to the lead, which may go before it.
    await runner.query(`
      CREATE TABLE signature (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL,
        phone_index text NOT NULL,
        requested_at timestamptz NOT NULL,
        signed_at timestamptz NOT NULL,
        data_key_id text NOT NULL,
        evidence bytea NOT NULL
      )`);
    await runner.query('CREATE INDEX signature_of_lead ON signature (lead_id, signed_at DESC)');
    await runner.query(`
      CREATE TABLE signature_document (
        signature_id uuid NOT NULL REFERENCES signature (id),
        document_id text NOT NULL,
        title text NOT NULL,
        edition text NOT NULL,
        is_required boolean NOT NULL,
        sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        size integer NOT NULL,
        data_key_id text NOT NULL,
        original bytea NOT NULL,
        signed bytea NOT NULL,
        PRIMARY KEY (signature_id, document_id)
      )`);
    for (const table of ['signature', 'signature_document']) {
      await runner.query(`
        CREATE TRIGGER ${table}_is_immutable BEFORE UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    }
    await runner.query(`
      CREATE TABLE sms_delivery (
        message_id text PRIMARY KEY,
        phone_index text,
        sent_at timestamptz,
        state text,
        error text,
        state_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX sms_delivery_created_at ON sms_delivery (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sms_delivery, signature_document, signature, signature_session');
  }
}
