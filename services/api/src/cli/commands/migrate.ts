import 'reflect-metadata';
import { settleContentRights } from '../../content/index.ts';
import { readConfig } from '../../core/config/read-config.ts';
import { expectKnownKeys } from '../../core/crypto/known-keys.ts';
import { APPLICATION_ROLE, grantToApplication } from '../../core/database/application-role.ts';
import { expectCyrillic } from '../../core/database/cyrillic.ts';
import { dataSourceOptions, openDataSource } from '../../core/database/data-source.ts';
import { migrations } from '../../migrations/index.ts';
import { migrate } from '../../migrations/migrate.ts';
import { oldServer } from '../../core/database/server-version.ts';
import { advanceAllMaps } from '../../releases/index.ts';
import { installJobs } from '../../core/jobs/install-jobs.ts';
import type { Print } from '../run-command.ts';

export async function run(print: Print): Promise<void> {
  const config = readConfig();
  const dataSource = await openDataSource({ ...dataSourceOptions(config.databaseUrl), migrations });
  try {
    const problem = await oldServer(dataSource);
    if (problem !== null) print(problem);
    await expectCyrillic(dataSource);
    const done = await migrate(dataSource, config, async () => {
      await expectKnownKeys(dataSource, config.secrets);
      await settleContentRights(dataSource.manager);
      await installJobs(config.databaseUrl, config.limits);
      await advanceAllMaps(dataSource);
      if (!(await grantToApplication(dataSource)))
        print(
          `the role ${APPLICATION_ROLE} may not be made by this login: docs/history.md says what it is for`,
        );
    });
    for (const name of done) print(`migrated ${name}`);
    print(
      done.length > 0
        ? `${done.length} migrations, the database is up to date`
        : 'the database is up to date',
    );
  } finally {
    await dataSource.destroy();
  }
}
