import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the documents of a loan without interest were signed: a phone has one in half a year. */
export class PromotionTaken1796805100000 implements MigrationInterface {
  readonly name = 'PromotionTaken1796805100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD promotion_taken_at timestamptz');
    // Of what was signed before nobody has written down the interest: the first of a phone had none.
    await runner.query(`
      UPDATE lead SET promotion_taken_at = taken.signed_at FROM (
        SELECT DISTINCT ON (lead.phone_index) lead.id, signature.signed_at
        FROM lead JOIN signature ON signature.lead_id = lead.id
          JOIN promotion ON promotion.product = lead.product AND promotion.active
        WHERE lead.decision IS NOT NULL
          AND (lead.decision ->> 'sum')::integer BETWEEN promotion.sum_min AND promotion.sum_max
          AND COALESCE((lead.decision ->> 'days')::integer, lead.days) BETWEEN promotion.term_min AND promotion.term_max
        ORDER BY lead.phone_index, signature.signed_at
      ) AS taken WHERE lead.id = taken.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead DROP promotion_taken_at');
  }
}
