import 'reflect-metadata';
import { EnvReader } from '@polden/api-contract';
import { readDatabaseUrl } from '../../core/config/database-config.ts';
import { dataSourceOptions, openDataSource } from '../../core/database/data-source.ts';
import { expectMigrated } from '../../migrations/expect-migrated.ts';
import { ADMIN_USAGE, createAdmin, readNewAdmin } from '../../rbac/index.ts';
import type { Print } from '../run-command.ts';

export async function run(print: Print): Promise<void> {
  const admin = await readNewAdmin({
    args: process.argv.slice(2),
    env: process.env,
    input: process.stdin,
    output: process.stderr,
  });
  if (!admin) {
    print(ADMIN_USAGE);
    return;
  }
  const env = new EnvReader(process.env);
  const url = readDatabaseUrl(env);
  env.finish();
  const dataSource = await openDataSource(dataSourceOptions(url));
  try {
    await expectMigrated(dataSource);
    await createAdmin(dataSource, admin);
  } finally {
    await dataSource.destroy();
  }
  print(`${admin.login} may sign in as an administrator`);
}
