import { runCommand } from './run-command.ts';

await runCommand(() => import('./commands/migrate.ts'), {
  usage: 'migrate: applies the migrations that the database at DATABASE_URL lacks; it takes no arguments',
});
