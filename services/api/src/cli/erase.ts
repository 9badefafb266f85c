import { runCommand } from './run-command.ts';

await runCommand(() => import('./commands/erase.ts'));
