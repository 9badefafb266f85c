import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type AddedRights, addRights, removeRights } from './add-rights.ts';

const RIGHTS: AddedRights = {
  'faq.votes': {
    title: 'Вопросы и ответы: смотреть голоса посетителей',
    roles: ['USER', 'MANAGER', 'ADMIN'],
  },
};

/** Whether visitors found an answer useful: one vote of each, under a keyed digest. */
export class FaqVotes1796600002000 implements MigrationInterface {
  readonly name = 'FaqVotes1796600002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE faq_vote (
        question_id integer NOT NULL REFERENCES faq ON DELETE CASCADE,
        client_digest text NOT NULL,
        useful boolean NOT NULL,
        voted_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (question_id, client_digest)
      )`);
    await addRights(runner, RIGHTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeRights(runner, RIGHTS);
    await runner.query('DROP TABLE faq_vote');
  }
}
