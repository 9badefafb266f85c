import 'reflect-metadata';
import { readConfig } from '../config/read-config.ts';
import { dataSourceOptions, openDataSource } from '../database/data-source.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (print) => {
  const config = readConfig();
  const dataSource = await openDataSource(dataSourceOptions(config.databaseUrl));
  try {
    print(
      (await seedDemo(dataSource, config.brand.slug)) ? 'demo content added' : 'content is already there',
    );
  } finally {
    await dataSource.destroy();
  }
});
