import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addRights, removeRights } from './add-rights.ts';

/** What evidence may be deleted from, by the erasure of a person alone. */
const EVIDENCE = ['signature', 'signature_document', 'subscriber_event'];

/** Proofs of erasures, and the one way in which evidence and records of the history go before their time. */
export class PersonalErasure1796510001000 implements MigrationInterface {
  readonly name = 'PersonalErasure1796510001000';

  async up(runner: QueryRunner): Promise<void> {
    await this.createProofs(runner);
    await this.letHistoryGo(runner);
    await this.letEvidenceGo(runner);
    await addRights(runner, RIGHTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    for (const table of EVIDENCE) {
      await runner.query(`DROP TRIGGER ${table}_is_immutable ON ${table}`);
      await runner.query(`
        CREATE TRIGGER ${table}_is_immutable BEFORE UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    }
    await runner.query('DROP FUNCTION erase_evidence(uuid[], bigint[]), refuse_evidence_change()');
    await runner.query(FORMER_REFUSAL);
    await runner.query('DROP FUNCTION erase_history_records(uuid, bigint[])');
    await runner.query('ALTER TABLE history_document DROP COLUMN erasure_id');
    await runner.query('DROP TABLE personal_erasure');
    await runner.query('DROP FUNCTION refuse_erasure_change()');
  }

  /** Begun without its figures, finished with them in the same transaction, and never changed again. */
  private async createProofs(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE personal_erasure (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id text NOT NULL,
        actor_name text NOT NULL,
        reason text NOT NULL CHECK (reason ~ '^[a-z][a-z-]{1,39}$'),
        subject_index text[] NOT NULL DEFAULT '{}',
        counts jsonb,
        digest text CHECK (digest ~ '^[0-9a-f]{64}$'),
        CHECK ((counts IS NULL) = (digest IS NULL))
      )`);
    await runner.query('CREATE INDEX personal_erasure_at ON personal_erasure (at DESC, id)');
    await runner.query(`
      CREATE FUNCTION refuse_erasure_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        finished personal_erasure;
      BEGIN
        IF TG_OP = 'UPDATE' AND OLD.digest IS NULL AND OLD.at = now() THEN
          finished := OLD;
          finished.counts := NEW.counts;
          finished.digest := NEW.digest;
          IF NEW IS NOT DISTINCT FROM finished THEN RETURN NEW; END IF;
        END IF;
        RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
      END $$`);
    await runner.query(`
      CREATE TRIGGER personal_erasure_is_immutable BEFORE UPDATE OR DELETE ON personal_erasure
      FOR EACH ROW EXECUTE FUNCTION refuse_erasure_change()`);
    await runner.query(`
      CREATE TRIGGER personal_erasure_is_kept BEFORE TRUNCATE ON personal_erasure
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  /** Records stay with their digests; payloads go, and so do titles that named people. */
  private async letHistoryGo(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE history_document ADD erasure_id uuid REFERENCES personal_erasure');
    await runner.query(`
      CREATE OR REPLACE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        erased history_document := OLD;
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          erased.before := NULL;
          erased.after := NULL;
          erased.salt := NULL;
          erased.erased_at := coalesce(OLD.erased_at, now());
          IF OLD.erasure_id IS NULL AND EXISTS (
            SELECT FROM personal_erasure WHERE id = NEW.erasure_id AND digest IS NULL AND at = now()
          ) THEN
            erased.erasure_id := NEW.erasure_id;
            erased.title := ${TITLE_AFTER.replaceAll('h.', 'OLD.')};
            IF NEW IS NOT DISTINCT FROM erased THEN RETURN NEW; END IF;
          END IF;
          IF OLD.erased_at IS NULL AND OLD.at < now() - interval '1 year' AND NEW IS NOT DISTINCT FROM erased THEN
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
      END $$`);
    await runner.query(`
      CREATE FUNCTION erase_history_records(erasure uuid, records bigint[]) RETURNS bigint
      LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
        WITH erased AS (
          UPDATE history_document h SET before = NULL, after = NULL, salt = NULL,
            erased_at = coalesce(h.erased_at, now()), erasure_id = erasure, title = ${TITLE_AFTER}
          WHERE h.id = ANY (records) AND h.erasure_id IS NULL RETURNING h.id
        )
        SELECT count(*) FROM erased
      $$`);
    await runner.query('REVOKE EXECUTE ON FUNCTION erase_history_records(uuid, bigint[]) FROM PUBLIC');
  }

  private async letEvidenceGo(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refuse_evidence_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM personal_erasure WHERE digest IS NULL AND at = now()) THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
      END $$`);
    for (const table of EVIDENCE) {
      await runner.query(`DROP TRIGGER ${table}_is_immutable ON ${table}`);
      await runner.query(`
        CREATE TRIGGER ${table}_is_immutable BEFORE UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION refuse_evidence_change()`);
    }
    await runner.query(`
      CREATE FUNCTION erase_evidence(signatures uuid[], subscribers bigint[])
      RETURNS TABLE (evidence text, erased bigint)
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        DELETE FROM signature_document WHERE signature_id = ANY (signatures);
        evidence := 'signature_document'; GET DIAGNOSTICS erased = ROW_COUNT; RETURN NEXT;
        DELETE FROM signature WHERE id = ANY (signatures);
        evidence := 'signature'; GET DIAGNOSTICS erased = ROW_COUNT; RETURN NEXT;
        DELETE FROM subscriber_event WHERE subscriber_id = ANY (subscribers);
        evidence := 'subscriber_event'; GET DIAGNOSTICS erased = ROW_COUNT; RETURN NEXT;
      END $$`);
    await runner.query('REVOKE EXECUTE ON FUNCTION erase_evidence(uuid[], bigint[]) FROM PUBLIC');
  }
}

const TITLE_AFTER = `CASE h.entity
  WHEN 'review' THEN 'Отзыв № ' || h.entity_id
  WHEN 'media' THEN 'Файл посетителя'
  ELSE h.title END`;

const FORMER_REFUSAL = `
  CREATE OR REPLACE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    erased history_document;
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.erased_at IS NULL AND OLD.at < now() - interval '1 year' THEN
      erased := OLD;
      erased.before := NULL;
      erased.after := NULL;
      erased.salt := NULL;
      erased.erased_at := now();
      IF NEW IS NOT DISTINCT FROM erased THEN RETURN NEW; END IF;
    END IF;
    RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
  END $$`;

const RIGHTS = {
  'personal-data.find': { title: 'Личные данные: искать, что хранится о человеке', roles: ['ADMIN'] },
  'personal-data.erase': { title: 'Личные данные: стирать всё о человеке', roles: ['ADMIN'] },
  'personal-data.erasures': { title: 'Личные данные: смотреть, что стёрто', roles: ['ADMIN'] },
};
