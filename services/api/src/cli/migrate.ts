import 'reflect-metadata';
import { readConfig } from '../config/read-config.ts';
import { dataSourceOptions, openDataSource } from '../database/data-source.ts';
import { migrate } from '../database/migrate.ts';
import { installJobs } from '../jobs/install-jobs.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (print) => {
  const config = readConfig();
  const dataSource = await openDataSource(dataSourceOptions(config.databaseUrl));
  try {
    const done = await migrate(dataSource, () => installJobs(config.databaseUrl, config.limits));
    for (const name of done) print(`migrated ${name}`);
    print(
      done.length > 0
        ? `${done.length} migrations, the database is up to date`
        : 'the database is up to date',
    );
  } finally {
    await dataSource.destroy();
  }
});
