import { runCommand } from './run-command.ts';

await runCommand(() => import('./commands/enrol-team.ts'));
