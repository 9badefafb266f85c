import { runCommand } from './run-command.ts';

await runCommand(() => import('./commands/keys.ts'), {
  usage: 'keys [--retire <id>]: how many rows each key has sealed; --retire forgets a key that has none',
  options: ['retire'],
});
