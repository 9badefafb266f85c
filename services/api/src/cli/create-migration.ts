import { runCommand } from './run-command.ts';

await runCommand(() => import('./commands/create-migration.ts'), {
  usage: 'npm run db:migration <name>: writes a new migration; its name is in kebab-case: add-reviews',
  positionals: 1,
});
