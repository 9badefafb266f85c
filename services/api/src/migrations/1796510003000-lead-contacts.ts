import type { MigrationInterface, QueryRunner } from 'typeorm';
// The API of today has sealed the requests and looks for them by these indexes.
import { contactIndexes } from '../leads/storage/contact-indexes.ts';
import { PersonalDataVault } from '../leads/storage/personal-data.ts';
import { migrationToolsOf } from './migration-tools.ts';

const BATCH = 1000;

interface LeadRow {
  id: string;
  data_key_id: string;
  personal_data: Buffer;
}

/** Requests are found by every address and phone that they name, not by the one of the form alone. */
export class LeadContacts1796510003000 implements MigrationInterface {
  readonly name = 'LeadContacts1796510003000';

  async up(runner: QueryRunner): Promise<void> {
    const { cipher, blindIndex } = migrationToolsOf(runner);
    const vault = new PersonalDataVault(cipher);
    await runner.query(`ALTER TABLE lead ADD contact_index text[] NOT NULL DEFAULT '{}'`);
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = (await runner.query(
        'SELECT id, data_key_id, personal_data FROM lead WHERE id > $1 ORDER BY id LIMIT $2',
        [last, BATCH],
      )) as LeadRow[];
      for (const { id, data_key_id: dataKeyId, personal_data: personalData } of rows) {
        const indexes = contactIndexes(blindIndex, vault.open({ id, dataKeyId, personalData }));
        if (indexes.length > 0)
          await runner.query('UPDATE lead SET contact_index = $2 WHERE id = $1', [id, indexes]);
      }
      last = rows.at(-1)?.id ?? last;
      if (rows.length < BATCH) break;
    }
    await runner.query(
      `CREATE INDEX lead_contact ON lead USING gin (contact_index) WHERE contact_index <> '{}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead DROP COLUMN contact_index');
  }
}
