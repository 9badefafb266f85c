import { runCommand } from './run-command.ts';

await runCommand(() => import('./commands/migrate.ts'));
