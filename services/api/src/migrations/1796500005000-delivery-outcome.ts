import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deliveries whose outcome is unknown, and under which id the CRM keeps what it has acknowledged. */
export class DeliveryOutcome1796500005000 implements MigrationInterface {
  readonly name = 'DeliveryOutcome1796500005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead_delivery
        ADD crm_id text,
        DROP CONSTRAINT lead_delivery_state_check,
        ADD CONSTRAINT lead_delivery_state_check
          CHECK (state IN ('queued', 'unknown', 'accepted', 'superseded', 'kept', 'dead', 'unresolved'))`);
    await this.reindex(runner, ['queued', 'unknown', 'dead', 'unresolved']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE lead_delivery SET state = CASE state WHEN 'unknown' THEN 'queued' ELSE 'dead' END
      WHERE state IN ('unknown', 'unresolved')`);
    await runner.query(`
      ALTER TABLE lead_delivery
        DROP COLUMN crm_id,
        DROP CONSTRAINT lead_delivery_state_check,
        ADD CONSTRAINT lead_delivery_state_check
          CHECK (state IN ('queued', 'accepted', 'superseded', 'kept', 'dead'))`);
    await this.reindex(runner, ['queued', 'dead']);
  }

  private async reindex(runner: QueryRunner, open: readonly string[]): Promise<void> {
    await runner.query('DROP INDEX lead_delivery_open');
    const states = open.map((state) => `'${state}'`).join(', ');
    await runner.query(`CREATE INDEX lead_delivery_open ON lead_delivery (state) WHERE state IN (${states})`);
  }
}
