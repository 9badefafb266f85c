import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses and phones of people who have written reviews stay in the reviews alone. */
export class ForgetReviewers1795900002000 implements MigrationInterface {
  readonly name = 'ForgetReviewers1795900002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE content_revision SET facts = facts - 'email' - 'phone' WHERE content_type = 'review'`);
    // As after the time of a payload: digests stay, and with them the chain of seals.
    await runner.query('ALTER TABLE history_document DISABLE TRIGGER history_document_is_kept');
    await runner.query(`
      UPDATE history_document SET before = NULL, after = NULL, salt = NULL, erased_at = now()
      WHERE entity = 'review' AND erased_at IS NULL
        AND (before ?| ARRAY['email', 'phone'] OR after ?| ARRAY['email', 'phone'])`);
    await runner.query('ALTER TABLE history_document ENABLE TRIGGER history_document_is_kept');
  }

  async down(): Promise<void> {
    // What was erased does not come back; what is missing is missed by nothing.
  }
}
