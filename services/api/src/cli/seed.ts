import { runCommand } from './run-command.ts';

await runCommand(() => import('./commands/seed.ts'), {
  usage:
    'seed [--articles <count>] [--prepared <folder>]: adds the demo content to the database at DATABASE_URL',
  options: ['articles', 'prepared'],
});
