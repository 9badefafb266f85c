import 'reflect-metadata';
import { readConfig } from '../config/read-config.ts';
import { dataSourceOptions, openDataSource } from '../database/data-source.ts';
import { seedBlog } from '../demo/seed-blog.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { addDemoUsers } from '../rbac/demo-logins.ts';
import { StaffUsers } from '../rbac/staff-users.service.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (print) => {
  const config = readConfig();
  const dataSource = await openDataSource(dataSourceOptions(config.databaseUrl));
  try {
    if (config.local) await addDemoUsers(new StaffUsers(dataSource));
    const added = [await seedDemo(dataSource, config.brand.slug), await seedBlog(dataSource, config)];
    print(added.includes(true) ? 'demo content added' : 'content is already there');
  } finally {
    await dataSource.destroy();
  }
});
