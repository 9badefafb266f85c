import 'reflect-metadata';
import { EnvReader } from '@polden/api-contract';
import { readDatabaseUrl } from '../../core/config/database-config.ts';
import { dataSourceOptions, openDataSource } from '../../core/database/data-source.ts';
import { expectMigrated } from '../../migrations/expect-migrated.ts';
import { ENROL_USAGE, enrolTeam, readEnrolment, RELEASE_ENTITIES } from '../../releases/index.ts';
import type { Print } from '../run-command.ts';

export async function run(print: Print): Promise<void> {
  const command = await readEnrolment(process.argv.slice(2), process.stdin);
  if (!command) {
    print(ENROL_USAGE);
    return;
  }
  const env = new EnvReader(process.env);
  const url = readDatabaseUrl(env);
  env.finish();
  const dataSource = await openDataSource({ ...dataSourceOptions(url), entities: RELEASE_ENTITIES });
  try {
    await expectMigrated(dataSource);
    const token = await enrolTeam(dataSource, command.enrolment);
    // Alone on its line, so that a script can take it.
    if (token !== null && !command.tokenIsGiven) print(token);
  } finally {
    await dataSource.destroy();
  }
}
