import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has taken a request into work, and notes of requests for whoever may change their states. */
export class LeadTakers1796806200000 implements MigrationInterface {
  readonly name = 'LeadTakers1796806200000';

  async up(runner: QueryRunner): Promise<void> {
    // No key to the staff: a request outlives whoever has worked on it.
    await runner.query('ALTER TABLE lead ADD taken_by integer');
    await runner.query(`
      UPDATE lead SET taken_by = taken.id FROM (
        SELECT DISTINCT ON (e.lead_id) e.lead_id, u.id FROM lead_event e JOIN staff_user u ON u.name = e.actor_name
        WHERE e.event = 'status' AND e.facts->>'to' = 'in-work' ORDER BY e.lead_id, e.id DESC, u.id
      ) AS taken WHERE taken.lead_id = lead.id`);
    await runner.query(
      'CREATE INDEX lead_taken_by ON lead (taken_by, created_at DESC, id DESC) WHERE taken_by IS NOT NULL',
    );
    await runner.query(`INSERT INTO action (name, title) VALUES ('lead.note', 'Заявки: писать заметки')`);
    await runner.query(`
      INSERT INTO role_action (role_id, action_id)
      SELECT ra.role_id, note.id FROM role_action ra
      JOIN action status ON status.id = ra.action_id AND status.name = 'lead.status', action note
      WHERE note.name = 'lead.note'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM action WHERE name = 'lead.note'`);
    await runner.query('ALTER TABLE lead DROP taken_by');
  }
}
