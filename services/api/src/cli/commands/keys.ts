import 'reflect-metadata';
import { readConfig } from '../../core/config/read-config.ts';
import { expectGivenKeys, retireKey, sealedRows } from '../../core/crypto/known-keys.ts';
import { dataSourceOptions, openDataSource } from '../../core/database/data-source.ts';
import { expectMigrated } from '../../migrations/expect-migrated.ts';
import type { Options, Print } from '../run-command.ts';

export async function run(print: Print, { retire }: Options): Promise<void> {
  const config = readConfig();
  const dataSource = await openDataSource(dataSourceOptions(config.databaseUrl));
  try {
    await expectMigrated(dataSource);
    if (retire !== undefined) {
      await retireKey(dataSource, retire, config.secrets);
      print(`DATA_ENCRYPTION_KEYS needs ${retire} no more`);
      return;
    }
    for (const { id, rows } of await sealedRows(dataSource)) print(`${id}: ${rows} rows`);
    await expectGivenKeys(dataSource, config.secrets);
  } finally {
    await dataSource.destroy();
  }
}
