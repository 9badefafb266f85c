import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What borrowers are told of their requests: one message of each change and channel, whatever happens twice. */
export class LeadMessage1796600004000 implements MigrationInterface {
  readonly name = 'LeadMessage1796600004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead_message (
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        change_id bigint NOT NULL,
        revision integer NOT NULL,
        stage text NOT NULL,
        channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'outdated', 'dead')),
        attempts integer NOT NULL DEFAULT 0,
        taken_until timestamptz,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (lead_id, change_id, channel)
      )`);
    await this.allowEvents(runner, ['completed', 'status', 'delivery', 'comment', 'message']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM lead_event WHERE event = 'message'`);
    await this.allowEvents(runner, ['completed', 'status', 'delivery', 'comment']);
    await runner.query('DROP TABLE lead_message');
  }

  private async allowEvents(runner: QueryRunner, events: readonly string[]): Promise<void> {
    await runner.query(`
      ALTER TABLE lead_event
        DROP CONSTRAINT lead_event_event_check,
        ADD CONSTRAINT lead_event_event_check CHECK (event IN (${events.map((event) => `'${event}'`).join()}))`);
  }
}
