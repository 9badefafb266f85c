import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addRights, removeRights } from './add-rights.ts';

const STATUSES = ['new', 'delivered', 'approved', 'refused', 'in-work', 'done', 'cancelled'];
const RIGHTS = {
  'lead.offer': { title: 'Заявки: делать и продлевать предложение', roles: ['MANAGER', 'ADMIN'] },
};
const HOLIDAYS =
  '01-01 01-02 01-03 01-04 01-05 01-06 01-07 01-08 01-09 02-23 03-08 05-01 05-09 06-12 11-04 12-31'.split(
    ' ',
  );
/** Their decision is preliminary until the questionnaire has come. */
const WITH_QUESTIONNAIRE = ['pts', 'installment', 'collateral', 'refinance'];

/** What is approved holds until a day, and then lapses; its borrower may refuse it before. */
export class OfferLastDay1796805500100 implements MigrationInterface {
  readonly name = 'OfferLastDay1796805500100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD offer_until date');
    await this.allowStatuses(runner, [...STATUSES, 'lapsed', 'declined']);
    // Nobody loses overnight what they were promised: what is open has its five working days from now on, and one more, because
    // days off that were moved are not known here.
    await runner.query(
      `UPDATE lead SET offer_until = (
         SELECT later::date FROM (SELECT (now() AT TIME ZONE 'Europe/Moscow')::date AS day) AS today,
           generate_series(today.day + 1, today.day + 60, interval '1 day') AS later
         WHERE extract(isodow FROM later) < 6 AND to_char(later, 'MM-DD') <> ALL ($2)
         ORDER BY later OFFSET 5 LIMIT 1
       )
       WHERE decision IS NOT NULL AND status IN ('approved', 'in-work') AND (revision = 2 OR product <> ALL ($1))`,
      [WITH_QUESTIONNAIRE, HOLIDAYS],
    );
    await runner.query(
      `CREATE INDEX lead_offer_until ON lead (offer_until) WHERE status IN ('approved', 'in-work')`,
    );
    await addRights(runner, RIGHTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    await runner.query(`UPDATE lead SET status = 'cancelled' WHERE status IN ('lapsed', 'declined')`);
    await runner.query('ALTER TABLE lead DROP offer_until');
    await this.allowStatuses(runner, STATUSES);
  }

  private async allowStatuses(runner: QueryRunner, statuses: readonly string[]): Promise<void> {
    await runner.query(`
      ALTER TABLE lead DROP CONSTRAINT lead_status_check,
        ADD CONSTRAINT lead_status_check CHECK (status IN (${statuses.map((status) => `'${status}'`).join()}))`);
  }
}
