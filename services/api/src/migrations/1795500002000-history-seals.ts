import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['history_document', 'history_digest', 'history_seal'];
const MICROSECONDS = (moment: string): string => `(extract(epoch FROM ${moment}) * 1000000)::bigint`;

/**
 * Digests of records, the chain of seals over them, and the one way in which the payload of an old record is erased.
 *
 * Each record gets its digest in its own transaction. A seal takes whichever records have none yet: ids are given out
 * before a transaction commits, so a record may appear after one with a greater id, and a seal over a range of ids
 * would miss it for ever. The ranges of two seals may therefore overlap. Ids of transactions would order them as well,
 * but start anew when a dump is restored into another cluster.
 */
export class HistorySeals1795500002000 implements MigrationInterface {
  readonly name = 'HistorySeals1795500002000';

  async up(runner: QueryRunner): Promise<void> {
    await this.createTables(runner);
    await this.keepDigests(runner);
    await this.refuseChanges(runner);
    await this.createSealing(runner);
    await this.createErasing(runner);
    await this.createIndexes(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER history_document_has_a_digest ON history_document;
      DROP TRIGGER history_document_is_kept ON history_document;
      DROP TRIGGER history_document_is_immutable ON history_document`);
    await runner.query(`
      DROP FUNCTION seal_history(integer), erase_history_payloads(timestamptz, integer), keep_history_digest(),
        history_record_digest(history_document, bytea), history_payload_digest(uuid, jsonb, jsonb),
        refuse_history_change()`);
    await runner.query('DROP TABLE history_digest, history_seal');
    await runner.query('DROP FUNCTION refuse_digest_change()');
    await runner.query('DROP INDEX history_document_actor, history_document_action, history_document_name');
    await runner.query('ALTER TABLE history_document DROP COLUMN salt, DROP COLUMN erased_at');
    await runner.query('CREATE INDEX history_document_actor ON history_document (actor_id, id DESC)');
    await runner.query(`
      CREATE TRIGGER history_document_is_immutable BEFORE UPDATE OR DELETE ON history_document
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  private async createTables(runner: QueryRunner): Promise<void> {
    // Without the salt, which goes with the payload, nobody can guess what was erased and prove it by the digest.
    await runner.query(`
      ALTER TABLE history_document
        ADD salt uuid DEFAULT gen_random_uuid(),
        ADD erased_at timestamptz,
        ADD CHECK (
          CASE WHEN erased_at IS NULL THEN salt IS NOT NULL ELSE num_nonnulls(salt, before, after) = 0 END
        )`);
    await runner.query(`
      CREATE TABLE history_seal (
        sequence integer PRIMARY KEY CHECK (sequence > 0),
        from_id bigint NOT NULL,
        to_id bigint NOT NULL CHECK (to_id >= from_id),
        records integer NOT NULL CHECK (records > 0),
        complete boolean NOT NULL,
        digest bytea NOT NULL CHECK (octet_length(digest) = 32),
        sealed_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE history_digest (
        history_id bigint PRIMARY KEY REFERENCES history_document,
        payload bytea NOT NULL CHECK (octet_length(payload) = 32),
        digest bytea NOT NULL CHECK (octet_length(digest) = 32),
        seal integer REFERENCES history_seal
      )`);
    await runner.query('CREATE INDEX history_digest_seal ON history_digest (seal, history_id)');
  }

  private async keepDigests(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION history_payload_digest(salt uuid, before jsonb, after jsonb)
      RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
        SELECT sha256(uuid_send(salt) || convert_to(jsonb_build_array(before, after)::text, 'UTF8'))
      $$`);
    await runner.query(`
      CREATE FUNCTION history_record_digest(h history_document, payload bytea)
      RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
        SELECT sha256(convert_to(jsonb_build_array(
          h.id, ${MICROSECONDS('h.at')}, h.actor_id, h.actor_name, h.action, h.entity, h.entity_id, h.title,
          encode(payload, 'hex'))::text, 'UTF8'))
      $$`);
    await runner.query(`
      CREATE FUNCTION keep_history_digest() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        payload bytea := history_payload_digest(NEW.salt, NEW.before, NEW.after);
      BEGIN
        INSERT INTO history_digest VALUES (NEW.id, payload, history_record_digest(NEW, payload));
        RETURN NULL;
      END $$`);
    await runner.query(`
      INSERT INTO history_digest
      SELECT h.id, p.payload, history_record_digest(h, p.payload)
      FROM history_document h, LATERAL history_payload_digest(h.salt, h.before, h.after) AS p (payload)`);
    await runner.query(`
      CREATE TRIGGER history_document_has_a_digest AFTER INSERT ON history_document
      FOR EACH ROW EXECUTE FUNCTION keep_history_digest()`);
  }

  /** Also for the owner of the tables: an UPDATE passes only as sealing or erasing do it. */
  private async refuseChanges(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
      END $$`);
    await runner.query(`
      CREATE FUNCTION refuse_digest_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        sealed history_digest;
      BEGIN
        IF TG_OP = 'UPDATE' AND OLD.seal IS NULL THEN
          sealed := OLD;
          sealed.seal := NEW.seal;
          IF NEW IS NOT DISTINCT FROM sealed THEN RETURN NEW; END IF;
        END IF;
        RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
      END $$`);
    await runner.query('DROP TRIGGER history_document_is_immutable ON history_document');
    const refusals = {
      history_document: 'refuse_history_change',
      history_digest: 'refuse_digest_change',
      history_seal: 'refuse_change',
    };
    for (const [table, refusal] of Object.entries(refusals)) {
      await runner.query(`
        CREATE TRIGGER ${table}_is_immutable BEFORE UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION ${refusal}()`);
    }
    for (const table of TABLES) {
      await runner.query(`
        CREATE TRIGGER ${table}_is_kept BEFORE TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    }
  }

  private async createSealing(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION seal_history(most integer) RETURNS SETOF history_seal
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        ids bigint[];
        digests bytea;
        latest history_seal;
        made history_seal;
      BEGIN
        -- The chain has one end: who seals does it alone. Writers of records wait for nobody.
        LOCK TABLE history_seal IN SHARE ROW EXCLUSIVE MODE;
        SELECT * INTO latest FROM history_seal ORDER BY sequence DESC LIMIT 1;
        SELECT array_agg(history_id ORDER BY history_id), string_agg(digest, '' ORDER BY history_id)
        INTO ids, digests
        FROM (
          SELECT history_id, digest FROM history_digest WHERE seal IS NULL ORDER BY history_id LIMIT most
        ) AS batch;
        IF ids IS NULL THEN RETURN; END IF;
        made.sequence := coalesce(latest.sequence, 0) + 1;
        made.from_id := ids[1];
        made.to_id := ids[cardinality(ids)];
        made.records := cardinality(ids);
        -- Nothing was left for the next seal: what that one takes was written later.
        made.complete := made.records < most;
        made.sealed_at := clock_timestamp();
        made.digest := sha256(
          coalesce(latest.digest, decode(repeat('00', 32), 'hex')) || int8send(made.sequence)
          || int8send(${MICROSECONDS('made.sealed_at')}) || int4send(made.complete::integer) || digests);
        INSERT INTO history_seal SELECT made.*;
        UPDATE history_digest SET seal = made.sequence WHERE history_id = ANY (ids);
        RETURN NEXT made;
      END $$`);
    await runner.query('REVOKE EXECUTE ON FUNCTION seal_history(integer) FROM PUBLIC');
  }

  /** The trigger refuses records that are younger than a year, whoever asks. */
  private async createErasing(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION erase_history_payloads(older_than timestamptz, most integer) RETURNS bigint
      LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
        WITH old AS (
          SELECT id FROM history_document WHERE erased_at IS NULL AND at < older_than ORDER BY at LIMIT most
        ), erased AS (
          UPDATE history_document SET before = NULL, after = NULL, salt = NULL, erased_at = now()
          WHERE id IN (SELECT id FROM old) RETURNING id
        )
        SELECT count(*) FROM erased
      $$`);
    await runner.query('REVOKE EXECUTE ON FUNCTION erase_history_payloads(timestamptz, integer) FROM PUBLIC');
    await runner.query(
      'CREATE INDEX history_document_payload ON history_document (at) WHERE erased_at IS NULL',
    );
  }

  /** Each filter of the list in the order of the list; the name is cut to what an index takes. */
  private async createIndexes(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX history_document_actor');
    await runner.query(
      'CREATE INDEX history_document_actor ON history_document (actor_id, at DESC, id DESC)',
    );
    await runner.query('CREATE INDEX history_document_action ON history_document (action, at DESC, id DESC)');
    await runner.query(`
      CREATE INDEX history_document_name
      ON history_document (lower(left(title, 200)) text_pattern_ops, at DESC, id DESC)`);
  }
}
