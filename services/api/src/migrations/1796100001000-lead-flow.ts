import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests of every kind, their two steps, their way to the CRM and its decision. */
export class LeadFlow1796100001000 implements MigrationInterface {
  readonly name = 'LeadFlow1796100001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead
        ADD kind text NOT NULL DEFAULT 'loan' CHECK (kind ~ '^[a-z][a-z-]{1,39}$'),
        ADD status text NOT NULL DEFAULT 'new'
          CHECK (status IN ('new', 'delivered', 'approved', 'refused', 'in-work', 'done', 'cancelled')),
        ADD revision integer NOT NULL DEFAULT 1 CHECK (revision IN (1, 2)),
        ADD completed_at timestamptz,
        ADD phone_verified boolean NOT NULL DEFAULT true,
        ADD form_session_id uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD source jsonb NOT NULL DEFAULT '{}',
        ADD decision jsonb,
        ADD decided_at timestamptz,
        ALTER product DROP NOT NULL,
        ALTER required_sum DROP NOT NULL,
        ALTER form_name DROP NOT NULL,
        ALTER lead_type DROP NOT NULL,
        DROP CONSTRAINT lead_check,
        ADD CONSTRAINT lead_loan CHECK (
          kind <> 'loan' OR (
            product IS NOT NULL AND required_sum IS NOT NULL AND form_name IS NOT NULL AND lead_type IS NOT NULL
            AND num_nonnulls(month_count, days) = 1
          )
        )`);
    await runner.query('CREATE UNIQUE INDEX lead_form_session ON lead (form_session_id)');
    await runner.query('CREATE INDEX lead_newest ON lead (created_at DESC, id DESC)');
    await runner.query('DROP INDEX lead_created');
    await runner.query(`
      CREATE TABLE lead_delivery (
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        step text NOT NULL CHECK (step IN ('first', 'second')),
        state text NOT NULL DEFAULT 'queued'
          CHECK (state IN ('queued', 'accepted', 'superseded', 'kept', 'dead')),
        attempts integer NOT NULL DEFAULT 0,
        changed_at timestamptz NOT NULL,
        error text NOT NULL DEFAULT '',
        PRIMARY KEY (lead_id, step)
      )`);
    await runner.query(
      `CREATE INDEX lead_delivery_open ON lead_delivery (state) WHERE state IN ('queued', 'dead')`,
    );
    await runner.query(`
      INSERT INTO lead_delivery (lead_id, step, state, attempts, changed_at)
      SELECT id, 'first', CASE WHEN crm_accepted_at IS NULL THEN 'queued' ELSE 'accepted' END,
        CASE WHEN crm_accepted_at IS NULL THEN 0 ELSE 1 END, COALESCE(crm_accepted_at, created_at) FROM lead`);
    await runner.query(`UPDATE lead SET status = 'delivered' WHERE crm_accepted_at IS NOT NULL`);
    await runner.query(`
      CREATE TABLE lead_event (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        at timestamptz NOT NULL,
        event text NOT NULL CHECK (event IN ('completed', 'status', 'delivery', 'comment')),
        actor_name text,
        facts jsonb NOT NULL DEFAULT '{}'
      )`);
    await runner.query('CREATE INDEX lead_event_of_lead ON lead_event (lead_id, id DESC)');
    // What came with a request: sealed as the rest of what is personal, and gone together with it.
    await runner.query(`
      CREATE TABLE lead_file (
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        position smallint NOT NULL CHECK (position > 0),
        data_key_id text NOT NULL,
        file_name bytea NOT NULL,
        mime_type text NOT NULL,
        bytes integer NOT NULL CHECK (bytes > 0),
        content bytea NOT NULL,
        PRIMARY KEY (lead_id, position)
      )`);
    await this.addRights(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM action WHERE name = ANY ($1)', [RIGHTS.map(([name]) => name)]);
    await runner.query('DROP TABLE lead_file, lead_event, lead_delivery');
    await runner.query(`DELETE FROM lead WHERE kind <> 'loan'`);
    await runner.query('DROP INDEX lead_newest, lead_form_session');
    await runner.query('CREATE INDEX lead_created ON lead (created_at)');
    await runner.query(`
      ALTER TABLE lead
        DROP CONSTRAINT lead_loan,
        DROP COLUMN kind, DROP COLUMN status, DROP COLUMN revision, DROP COLUMN completed_at,
        DROP COLUMN phone_verified, DROP COLUMN form_session_id, DROP COLUMN source, DROP COLUMN decision,
        DROP COLUMN decided_at,
        ALTER product SET NOT NULL,
        ALTER required_sum SET NOT NULL,
        ALTER form_name SET NOT NULL,
        ALTER lead_type SET NOT NULL,
        ADD CONSTRAINT lead_check CHECK (num_nonnulls(month_count, days) = 1)`);
  }

  private async addRights(runner: QueryRunner): Promise<void> {
    for (const [name, title, role] of RIGHTS) {
      await runner.query('INSERT INTO action (name, title) VALUES ($1, $2)', [name, title]);
      await runner.query(
        `INSERT INTO role_action (role_id, action_id)
         SELECT role.id, action.id FROM role, action WHERE role.code = ANY ($1) AND action.name = $2`,
        [ROLES.slice(ROLES.indexOf(role)), name],
      );
    }
  }
}

const ROLES = ['USER', 'MANAGER', 'ADMIN'];
/** Each with the least role that has it. */
const RIGHTS: [name: string, title: string, role: string][] = [
  ['lead.list', 'Заявки: список без личных данных', 'USER'],
  ['lead.summary', 'Заявки: сколько ждёт и не доставлено', 'USER'],
  ['lead.item', 'Заявки: открыть одну', 'USER'],
  ['lead.status', 'Заявки: менять статус', 'MANAGER'],
  ['lead.retry', 'Заявки: отправить в CRM ещё раз', 'MANAGER'],
  ['lead.retry-all', 'Заявки: отправить в CRM все недоставленные', 'MANAGER'],
  ['lead.personal', 'Заявки: видеть личные данные', 'ADMIN'],
  ['lead.export', 'Заявки: выгружать с личными данными', 'ADMIN'],
  ['lead.file', 'Заявки: скачивать приложенные файлы', 'ADMIN'],
];
