import 'reflect-metadata';
import { EnvReader } from '../core/config/env-reader.ts';
import { dataSourceOptions, openDataSource } from '../core/database/data-source.ts';
import { ENROL_USAGE, enrolTeam, readEnrolment, RELEASE_ENTITIES } from '../releases/index.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (print) => {
  const command = await readEnrolment(process.argv.slice(2), process.stdin);
  if (!command) {
    print(ENROL_USAGE);
    return;
  }
  const env = new EnvReader(process.env);
  const url = env.text('DATABASE_URL');
  env.finish();
  const dataSource = await openDataSource({ ...dataSourceOptions(url), entities: RELEASE_ENTITIES });
  try {
    const token = await enrolTeam(dataSource, command.enrolment);
    // Alone on its line, so that a script can take it.
    if (token !== null && !command.tokenIsGiven) print(token);
  } finally {
    await dataSource.destroy();
  }
});
