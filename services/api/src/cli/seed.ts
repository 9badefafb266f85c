import { runCommand } from './run-command.ts';

await runCommand(() => import('./commands/seed.ts'));
