import { runCommand } from './run-command.ts';

await runCommand(() => import('./commands/openapi.ts'), {
  usage: 'openapi [check]: writes services/api/openapi.json, or says whether it is what the code describes',
  positionals: 1,
});
