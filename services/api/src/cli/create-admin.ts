import 'reflect-metadata';
import { EnvReader } from '../core/config/env-reader.ts';
import { dataSourceOptions, openDataSource } from '../core/database/data-source.ts';
import { ADMIN_USAGE, createAdmin, readNewAdmin } from '../rbac/index.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (print) => {
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
  const url = env.text('DATABASE_URL');
  env.finish();
  const dataSource = await openDataSource(dataSourceOptions(url));
  try {
    await createAdmin(dataSource, admin);
  } finally {
    await dataSource.destroy();
  }
  print(`${admin.login} may sign in as an administrator`);
});
