import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readConfig } from '../../core/config/read-config.ts';
import { expectGivenKeys, retireKey, sealedRows } from '../../core/crypto/known-keys.ts';
import { dataSourceOptions, openDataSource } from '../../core/database/data-source.ts';
import { expectMigrated } from '../../migrations/expect-migrated.ts';
import type { Print } from '../run-command.ts';

const { values } = parseArgs({ options: { retire: { type: 'string' } } });

export async function run(print: Print): Promise<void> {
  const config = readConfig();
  const dataSource = await openDataSource(dataSourceOptions(config.databaseUrl));
  try {
    await expectMigrated(dataSource);
    if (values.retire !== undefined) {
      await retireKey(dataSource, values.retire, config.secrets);
      print(`DATA_ENCRYPTION_KEYS needs ${values.retire} no more`);
      return;
    }
    for (const { id, rows } of await sealedRows(dataSource)) print(`${id}: ${rows} rows`);
    await expectGivenKeys(dataSource, config.secrets);
  } finally {
    await dataSource.destroy();
  }
}
