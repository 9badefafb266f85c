import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vacancies are looked for by what they belong to. */
export class VacancyDepartment1796600005000 implements MigrationInterface {
  readonly name = 'VacancyDepartment1796600005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vacancy ADD department text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vacancy DROP COLUMN department');
  }
}
