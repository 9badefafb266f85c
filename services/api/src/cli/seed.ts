import { runCommand } from './run-command.ts';

await runCommand(() => import('./commands/seed.ts'), {
  usage:
    'seed [--articles <count>] [--prepared <folder>] [--demo <database>]: adds the demo content to the database at DATABASE_URL; outside of local runs only with --demo and the name of the database',
  options: ['articles', 'prepared', 'demo'],
});
