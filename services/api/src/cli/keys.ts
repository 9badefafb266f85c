import { runCommand } from './run-command.ts';

await runCommand(() => import('./commands/keys.ts'));
